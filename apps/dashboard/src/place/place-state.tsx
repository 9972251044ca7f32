import { callApi } from '@umkreis/api-client/call-api.ts';
import type { ItemUpdate } from '@umkreis/contract/dashboard.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { useQueuedEdits } from '../outbox/use-queued-edits.ts';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';

/** The kind of a place and whether it is permanently closed. */
export function PlaceState({
  item,
  isReadOnly,
  onItem,
}: {
  item: Item;
  isReadOnly: boolean;
  onItem(item?: Item): void;
}) {
  const t = useMessages(editorMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const kinds = { place: t.kindPlace, way: t.kindWay, exhibition: t.kindExhibition };
  const save = async (name: 'type' | 'datePermanentlyClosed', fields: Omit<ItemUpdate, 'version'>, value: string) => {
    const [key, label] = name === 'type' ? [kindKey, t.kind] : [closedKey, t.closedFrom];
    const isDone = await write.run(
      async () =>
        onItem(
          await callApi(boot, 'PUT /items/{id}', {
            path: { id: item.id },
            body: { version: item.version, ...fields },
            auth,
          }),
        ),
      { key, author: auth.email, label, value },
    );
    // After a conflict, loads the state that somebody else saved.
    if (!isDone) onItem();
  };
  const [kindKey, closedKey] = [`${item.id}:kind`, `${item.id}:closed`];
  // Queued edits are shown as if they were saved.
  const [queuedKind] = useQueuedEdits(kindKey);
  const [queuedDay] = useQueuedEdits(closedKey);
  const body = { ...(queuedKind?.body as ItemUpdate | undefined), ...(queuedDay?.body as ItemUpdate | undefined) };
  const day = body.datePermanentlyClosed === undefined ? item.datePermanentlyClosed : body.datePermanentlyClosed;
  const closed = day?.slice(0, 10) ?? '';
  return (
    <section aria-label={t.kind} className="grid gap-3">
      <SelectField
        label={t.kind}
        value={body.type ?? item.type}
        disabled={isReadOnly}
        onChange={(type) => void save('type', { type: type as ItemUpdate['type'] }, kinds[type as keyof typeof kinds])}
      >
        {Object.entries(kinds).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label={t.closedFrom}
        // The key remounts the field when the stored day changes, so that a partly typed day is not saved.
        key={closed}
        defaultValue={closed}
        readOnly={isReadOnly}
        onBlur={({ target }) => {
          if (target.value && target.value !== closed)
            void save('datePermanentlyClosed', { datePermanentlyClosed: target.value }, target.value);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
      {closed && !isReadOnly && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => void save('datePermanentlyClosed', { datePermanentlyClosed: null }, t.reopen)}
        >
          {t.reopen}
        </Button>
      )}
      <WriteNote write={write} />
    </section>
  );
}
