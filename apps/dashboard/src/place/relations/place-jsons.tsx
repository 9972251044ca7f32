import { useState, type FormEvent } from 'react';
import type { Body } from '@umkreis/api-client/api-operation.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { relationsMessages } from '../messages/relations.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { createItemJson } from '../../write/create-linked.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { UndoNote } from '../../write/undo-note.tsx';
import { useUndoableWrite } from '../../write/use-undoable-write.ts';
import { jsonError } from './json-error.ts';
import { JsonForm, TYPE, type JsonDraft } from './json-form.tsx';

interface Props {
  item: Item;
  isReadOnly: boolean;
  onChanged(): void;
}

/** JSON data that other systems store with a place. */
export function PlaceJsons({ item, isReadOnly, onChanged }: Props) {
  const t = useMessages(relationsMessages);
  const { boot, auth } = useDashboard();
  const write = useUndoableWrite(onChanged);
  const [draft, setDraft] = useState<JsonDraft>();
  const [isSubmitted, setSubmitted] = useState(false);
  const jsons = item.jsons ?? [];
  const textError = draft ? jsonError(draft.text) : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!draft || textError || !TYPE.test(draft.type)) return;
    const json = JSON.parse(draft.text) as Body<'POST /jsons/'>['json'];
    const isDone = await write.run(
      () =>
        draft.id
          ? callApi(boot, 'PUT /jsons/{id}', { path: { id: draft.id }, body: { json }, auth })
          : createItemJson(boot, auth, { itemId: item.id, type: draft.type, json }),
      t.saved,
    );
    if (isDone) setDraft(undefined);
  };
  const edit = (next: JsonDraft) => {
    setSubmitted(false);
    setDraft(next);
  };
  return (
    <details className="group">
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        {t.jsons} {jsons.length > 0 && <span className="font-normal text-ink-soft">({jsons.length})</span>}
      </summary>
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">{jsons.length === 0 ? t.noJsons : t.jsonsHint}</p>
        {jsons.map(({ itemJsonId, type, json }) => (
          <StoredJson
            key={itemJsonId}
            type={type}
            text={JSON.stringify(json, null, 2)}
            isReadOnly={isReadOnly}
            onEdit={(text) => edit({ id: itemJsonId, type, text })}
          />
        ))}
        {draft ? (
          <JsonForm
            draft={draft}
            isBusy={write.state === 'busy'}
            showsErrors={isSubmitted}
            onChange={setDraft}
            onCancel={() => setDraft(undefined)}
            onSubmit={(event) => void submit(event)}
          />
        ) : (
          !isReadOnly && (
            <Button
              size="small"
              icon="plus"
              className="justify-self-start"
              onClick={() => edit({ id: null, type: '', text: '{}' })}
            >
              {t.addJson}
            </Button>
          )
        )}
        <UndoNote write={write} />
      </div>
    </details>
  );
}

/** Stored JSON data. @param onEdit opens the form with its text */
function StoredJson({
  type,
  text,
  isReadOnly,
  onEdit,
}: {
  type: string;
  text: string;
  isReadOnly: boolean;
  onEdit(text: string): void;
}) {
  const t = useMessages(relationsMessages);
  return (
    <section aria-label={type} className="grid gap-1 rounded-control bg-sunken p-3">
      <div className="flex items-center justify-between gap-2">
        <h4 className="text-sm font-medium break-all">{type}</h4>
        {!isReadOnly && (
          <Button size="small" kind="quiet" aria-label={t.editJson({ type })} icon="edit" onClick={() => onEdit(text)}>
            {t.jsonValue}
          </Button>
        )}
      </div>
      <pre className="max-h-40 overflow-auto text-xs break-all whitespace-pre-wrap">{text}</pre>
    </section>
  );
}
