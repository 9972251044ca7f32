import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { eventEditorMessages } from '../messages/event-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { ChoiceField } from '../../choice/choice-field.tsx';
import { ChosenChips } from '../../choice/chosen-chips.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';

interface Props {
  branchIds: readonly number[];
  onChange(branchIds: number[]): void;
}

/** Up to this many branches are shown as chips; beyond it a search field is used. */
const FEW = 8;

/** Selects the branches that show an event. Only the person's own branches can be changed. */
export function EventBranches({ branchIds, onChange }: Props) {
  const t = useMessages(eventEditorMessages);
  const { boot, me } = useDashboard();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  const isOwn = (shortId: number) => me.branchShortIds.includes(shortId);
  const listed = branches.filter(({ shortId }) => isOwn(shortId) || branchIds.includes(shortId));
  const remove = (id: number) => onChange(branchIds.filter((one) => one !== id));
  const add = (id: number) => onChange([...branchIds, id]);
  if (listed.length > FEW) {
    const choices = listed.map(({ shortId, shortTitle }) => ({ id: String(shortId), title: shortTitle, group: '' }));
    const isChosen = ({ id }: { id: string }) => branchIds.includes(Number(id));
    return (
      <div className="grid gap-2">
        <ChosenChips chosen={choices.filter(isChosen)} onRemove={({ id }) => remove(Number(id))} />
        <ChoiceField
          label={t.publishedOn}
          choices={choices.filter((choice) => !isChosen(choice) && isOwn(Number(choice.id)))}
          onChoose={({ id }) => add(Number(id))}
        />
      </div>
    );
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 text-sm font-medium text-ink-soft">{t.publishedOn}</legend>
      <div className="flex flex-wrap gap-1.5">
        {listed.map(({ shortId, shortTitle }) => (
          <Chip
            key={shortId}
            pressed={branchIds.includes(shortId)}
            disabled={!isOwn(shortId)}
            onClick={() => (branchIds.includes(shortId) ? remove(shortId) : add(shortId))}
          >
            {shortTitle}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
