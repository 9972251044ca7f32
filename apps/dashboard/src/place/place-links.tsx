import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { ChoiceField } from '../choice/choice-field.tsx';
import { ChosenChips } from '../choice/chosen-chips.tsx';
import type { Choice } from '../choice/matching-choices.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useQueuedEdits } from '../outbox/use-queued-edits.ts';
import { UndoNote } from '../write/undo-note.tsx';
import { useUndoableWrite } from '../write/use-undoable-write.ts';

interface Props {
  item: Item;
  kind: 'category' | 'tag';
  choices: readonly Choice[];
  /** Ids assigned to the place, in order. */
  own: readonly string[];
  isReadOnly: boolean;
  onChanged(): void;
}

/** The categories or tags of a place. Each change is saved immediately and can be undone. */
export function PlaceLinks({ item, kind, choices, own, isReadOnly, onChanged }: Props) {
  const t = useMessages(editorMessages);
  const { boot, auth } = useDashboard();
  const write = useUndoableWrite(onChanged);
  const texts = {
    category: { title: t.categories, add: t.addCategory, none: t.noCategory, hint: t.categoryHint },
    tag: { title: t.tags, add: t.addTag, none: t.noTag, hint: undefined },
  }[kind];
  // Queued edits are shown as if they were saved.
  const queued = useQueuedEdits(`${item.id}:${kind}:`);
  const idOf = (key: string) => key.slice(`${item.id}:${kind}:`.length);
  const [added, removed] = (['POST', 'DELETE'] as const).map((method) =>
    queued.filter((entry) => entry.method === method).map(({ key }) => idOf(key)),
  ) as [string[], string[]];
  const now = [...new Set([...own, ...added])].filter((id) => !removed.includes(id));
  const has = new Set(now);
  const chosen = now.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);
  const change = (choice: Choice, isAdded: boolean) => {
    const category = { itemId: item.id, categoryId: choice.id };
    const tag = { itemId: item.id, tagId: choice.id };
    const add = (): Promise<unknown> =>
      kind === 'category'
        ? callApi(boot, 'POST /items/categories/', { body: category, auth })
        : callApi(boot, 'POST /items/tags/', { body: tag, auth });
    const remove = (): Promise<unknown> =>
      kind === 'category'
        ? callApi(boot, 'DELETE /items/categories/{itemId}/{categoryId}', { path: category, auth })
        : callApi(boot, 'DELETE /items/tags/{itemId}/{tagId}', { path: tag, auth });
    const done = isAdded ? t.added({ name: choice.title }) : t.removed({ name: choice.title });
    const queuedWrite = {
      key: `${item.id}:${kind}:${choice.id}`,
      author: auth.email,
      label: texts.title,
      value: done,
      isRepeatable: true,
    };
    return isAdded ? write.run(add, done, remove, queuedWrite) : write.run(remove, done, add, queuedWrite);
  };
  return (
    <section aria-label={texts.title} className="grid gap-2">
      <h2 className="text-base font-title">{texts.title}</h2>
      {chosen.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.none}</p>
      ) : (
        <ChosenChips chosen={chosen} isReadOnly={isReadOnly} onRemove={(choice) => void change(choice, false)} />
      )}
      {!isReadOnly && (
        <ChoiceField
          label={texts.add}
          hint={texts.hint}
          choices={choices.filter(({ id }) => !has.has(id))}
          onChoose={(choice) => void change(choice, true)}
        />
      )}
      <UndoNote write={write} />
    </section>
  );
}
