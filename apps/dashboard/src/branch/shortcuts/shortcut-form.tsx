import { useState, type FormEvent } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { EditedSearchShortcut } from '@umkreis/contract/list-write.ts';
import { branchMessages } from '../messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { fieldsOf, type ShortcutFields } from './shortcut-fields.ts';
import { TitleAndIcon, VisitorFields, MapFields } from './shortcut-field-groups.tsx';
import { ShortcutFilter } from './shortcut-filter.tsx';

/** Edits one search shortcut or a new one. */
export function ShortcutForm({
  shortcut,
  branchShortId,
  sortOrder,
  onDone,
}: {
  /** null: a new shortcut */
  shortcut: EditedSearchShortcut | null;
  branchShortId: number;
  /** Sort order of a new shortcut */
  sortOrder: number;
  /** @param isWritten whether something changed */
  onDone(isWritten: boolean): Promise<unknown>;
}) {
  const t = useMessages(branchMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [fields, setFields] = useState<ShortcutFields>(() => fieldsOf(shortcut));
  const [isSubmitted, setSubmitted] = useState(false);
  const change = (part: Partial<ShortcutFields>) => setFields((before) => ({ ...before, ...part }));
  const isUntitled = !fields.title.de.trim() || !fields.title.en.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isUntitled) return;
    void write.run(async () => {
      if (shortcut)
        await callApi(boot, 'PUT /search/shortcuts/{id}', {
          path: { id: shortcut.id },
          body: changesOf(shortcut, fields),
          auth,
        });
      else await callApi(boot, 'POST /search/shortcuts/', { body: { ...fields, branchShortId, sortOrder }, auth });
      await onDone(true);
    });
  };
  const titleError = isSubmitted && isUntitled ? t.titleMissing : null;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Button
        size="small"
        kind="quiet"
        icon="back"
        className="-ml-3 justify-self-start"
        onClick={() => void onDone(false)}
      >
        {t.back}
      </Button>
      <TitleAndIcon fields={fields} titleError={titleError} onChange={change} />
      <ShortcutFilter filter={fields.filter} onChange={(filter) => change({ filter })} />
      <VisitorFields fields={fields} onChange={change} />
      <MapFields fields={fields} onChange={change} />
      <TextField
        label={t.note}
        maxLength={200}
        value={fields.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="primary" busy={write.state === 'busy'}>
          {t.save}
        </Button>
        {shortcut && !shortcut.isConfigured && (
          <Button
            kind="danger"
            icon="trash"
            onClick={() =>
              void write.run(async () => {
                await callApi(boot, 'DELETE /search/shortcuts/{id}', { path: { id: shortcut.id }, auth });
                await onDone(true);
              })
            }
          >
            {t.deleteShortcut}
          </Button>
        )}
        <WriteNote write={write} />
      </div>
      {shortcut?.isConfigured && <p className="text-xs text-ink-soft">{t.fromConfiguration}</p>}
    </form>
  );
}

/** Only the changed fields, so that changes by others to the remaining fields are preserved. */
function changesOf(shortcut: EditedSearchShortcut, fields: ShortcutFields): Partial<ShortcutFields> {
  const before = fieldsOf(shortcut);
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ShortcutFields]),
    ),
  );
}
