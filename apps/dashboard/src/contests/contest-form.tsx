import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { contestEditorMessages } from './messages/contest-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import type { ContestDraft, InvalidContestField } from './contest-draft.ts';
import { PlaceOfContest } from './contest-place.tsx';
import { ContestTexts } from './contest-texts.tsx';

const EVERYWHERE = 'all';

/** The form of a contest. */
export function ContestForm({
  draft,
  invalidFields,
  timeZone,
  isNew,
  onChange,
}: {
  draft: ContestDraft;
  invalidFields: ReadonlySet<InvalidContestField>;
  timeZone: string;
  isNew: boolean;
  onChange(part: Partial<ContestDraft>): void;
}) {
  const t = useMessages(contestEditorMessages);
  const { boot, me } = useDashboard();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  return (
    <Card className="grid gap-4 p-4">
      <h2 className="text-base font-title">{t.what}</h2>
      {isNew && me.branchShortIds.length > 1 && (
        <SelectField
          label={t.branch}
          value={String(draft.branchShortId ?? EVERYWHERE)}
          onChange={(value) => onChange({ branchShortId: value === EVERYWHERE ? null : Number(value), itemId: null })}
        >
          {me.role === 'staff' && <option value={EVERYWHERE}>{t.everywhere}</option>}
          {branches
            .filter(({ shortId }) => me.branchShortIds.includes(shortId))
            .map(({ shortId, title }) => (
              <option key={shortId} value={shortId}>
                {title}
              </option>
            ))}
        </SelectField>
      )}
      <ContestTexts draft={draft} invalidFields={invalidFields} onChange={onChange} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3">
        <TextField
          type="datetime-local"
          label={t.begin}
          value={draft.begin}
          error={invalidFields.has('period') ? t.periodError : null}
          onChange={({ target }) => onChange({ begin: target.value })}
        />
        <TextField
          type="datetime-local"
          label={t.end}
          min={draft.begin}
          value={draft.end}
          onChange={({ target }) => onChange({ end: target.value })}
        />
      </div>
      <p className="text-xs text-ink-soft">{t.clock({ zone: timeZone })}</p>
      <TextField
        type="url"
        label={t.conditions}
        maxLength={2000}
        value={draft.conditionsUrl}
        error={invalidFields.has('url') ? t.urlError : null}
        onChange={({ target }) => onChange({ conditionsUrl: target.value })}
      />
      <PlaceOfContest draft={draft} onChange={onChange} />
    </Card>
  );
}
