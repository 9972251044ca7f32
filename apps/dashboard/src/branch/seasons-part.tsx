import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';
import { branchMessages } from './messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { CheckField } from '@umkreis/ui/check-field.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import type { PartProps } from './form-props.ts';
import { LevelsPart } from './levels-part.tsx';
import { usePartError } from './use-part-error.ts';

type Season = BranchSettings['seasons'][number];
const paths = { '[summer]': 'sommer', '[winter]': 'winter' } as const;
const labels = { '[summer]': { de: 'Sommer', en: 'Summer' }, '[winter]': { de: 'Winter', en: 'Winter' } };
const defaultStarts = { '[summer]': '04-20', '[winter]': '11-28' };

/** Seasons and floors. */
export function SeasonsPart(props: PartProps) {
  const { settings, onChange } = props;
  const t = useMessages(branchMessages);
  const { seasons, currentSeasonId } = settings;
  const errorOf = usePartError('seasons', seasons);
  const named = { '[summer]': t.summer, '[winter]': t.winter };
  const write = (next: Season[]) =>
    onChange({
      seasons: next.toSorted((a, b) => a.id.localeCompare(b.id)),
      ...(!next.some(({ id }) => id === currentSeasonId) && { currentSeasonId: next[0]?.id ?? null }),
    });
  const offer = (id: Season['id'], isOn: boolean) =>
    write([
      ...seasons.filter((one) => one.id !== id),
      ...(isOn ? [{ id, title: labels[id], path: paths[id], begins: defaultStarts[id], styleUrl: null }] : []),
    ]);
  const change = (id: Season['id'], part: Partial<Season>) =>
    write(seasons.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-sm font-medium text-ink-soft">{t.seasons}</legend>
        <p className="text-xs text-ink-soft">{t.seasonsHint}</p>
        {(['[summer]', '[winter]'] as const).map((id) => {
          const row = seasons.findIndex((one) => one.id === id);
          const season = seasons[row];
          return (
            <div key={id} className="grid gap-3 border-t border-line pt-2">
              <CheckField
                label={t.hasSeason({ season: named[id] })}
                checked={season !== undefined}
                onChange={(isOn) => offer(id, isOn)}
              />
              {season && (
                <SeasonFields
                  season={season}
                  errorOf={(field) => errorOf(`${row}/${field}`)}
                  onChange={(part) => change(id, part)}
                />
              )}
            </div>
          );
        })}
        {seasons.length > 0 && (
          <>
            <SelectField
              label={t.currentSeason}
              value={currentSeasonId ?? ''}
              onChange={(value) => onChange({ currentSeasonId: (value || null) as BranchSettings['currentSeasonId'] })}
            >
              <option value="">{t.byDate}</option>
              {seasons.map((season) => (
                <option key={season.id} value={season.id}>
                  {named[season.id]}
                </option>
              ))}
            </SelectField>
            <CheckField
              label={t.filterItemsBySeason}
              checked={settings.filterItemsBySeason}
              onChange={(filterItemsBySeason) => onChange({ filterItemsBySeason })}
            />
          </>
        )}
      </fieldset>
      <LevelsPart {...props} />
    </>
  );
}

/** Name, start and style of a season. @param errorOf a pointer within the season */
function SeasonFields({
  season,
  errorOf,
  onChange,
}: {
  season: Season;
  errorOf(field: string): string | null;
  onChange(part: Partial<Season>): void;
}) {
  const t = useMessages(branchMessages);
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <TextField
        label={t.labelDe}
        lang="de"
        maxLength={40}
        value={season.title.de}
        error={errorOf('title/de')}
        onChange={({ target }) => onChange({ title: { ...season.title, de: target.value } })}
      />
      <TextField
        label={t.labelEn}
        lang="en"
        maxLength={40}
        value={season.title.en}
        error={errorOf('title/en')}
        onChange={({ target }) => onChange({ title: { ...season.title, en: target.value } })}
      />
      <TextField
        label={t.begins}
        maxLength={5}
        placeholder="04-20"
        value={season.begins ?? ''}
        error={errorOf('begins')}
        onChange={({ target }) => onChange({ begins: target.value.trim() || undefined })}
      />
      <TextField
        label={t.styleUrl}
        hint={t.styleUrlHint}
        value={season.styleUrl ?? ''}
        error={errorOf('styleUrl')}
        onChange={({ target }) => onChange({ styleUrl: target.value.trim() || null })}
      />
    </div>
  );
}
