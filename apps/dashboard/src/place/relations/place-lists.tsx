import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { relationsMessages } from '../messages/relations.ts';
import { ChoiceField } from '../../choice/choice-field.tsx';
import { ChosenChips } from '../../choice/chosen-chips.tsx';
import type { Choice } from '../../choice/matching-choices.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { UndoNote } from '../../write/undo-note.tsx';
import { useUndoableWrite } from '../../write/use-undoable-write.ts';

/** The curated lists that contain a place. */
export function PlaceLists({ item, isReadOnly }: { item: Item; isReadOnly: boolean }) {
  const t = useMessages(relationsMessages);
  const pick = usePick();
  const { boot, auth, me } = useDashboard();
  const { data: lists = [], mutate } = useRead(apiUrl(boot, 'GET /lists/'));
  const write = useUndoableWrite(() => void mutate());
  const writable = lists.filter(({ branchShortId }) =>
    branchShortId === null ? me.role === 'staff' : me.branchShortIds.includes(branchShortId),
  );
  const choices: Choice[] = writable.map((list) => ({ id: list.id, title: pick(list.title), group: '' }));
  const containingIds = new Set(lists.filter(({ itemIds }) => itemIds.includes(item.id)).map(({ id }) => id));
  const chosen = lists
    .filter(({ id }) => containingIds.has(id))
    .map((list) => ({ id: list.id, title: pick(list.title), group: '' }));
  const change = ({ id, title }: Choice, isAdded: boolean) => {
    const entry = { listId: id, itemId: item.id };
    const add = () => callApi(boot, 'POST /lists/items/', { body: entry, auth });
    const take = () => callApi(boot, 'DELETE /lists/items/{listId}/{itemId}', { path: entry, auth });
    return isAdded
      ? write.run(add, t.inList({ name: title }), take)
      : write.run(take, t.outOfList({ name: title }), add);
  };
  return (
    <section aria-label={t.lists} className="grid content-start gap-2">
      <h3 className="text-sm font-semibold">{t.lists}</h3>
      {chosen.length === 0 && <p className="text-sm text-ink-soft">{t.noLists}</p>}
      <ChosenChips chosen={chosen} isReadOnly={isReadOnly} onRemove={(choice) => void change(choice, false)} />
      {!isReadOnly && choices.length > 0 && (
        <ChoiceField
          label={t.addToList}
          choices={choices.filter(({ id }) => !containingIds.has(id))}
          onChoose={(choice) => void change(choice, true)}
        />
      )}
      <UndoNote write={write} />
    </section>
  );
}
