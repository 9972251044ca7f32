import { useState, type FormEvent } from 'react';
import type { Body } from '@umkreis/api-client/api-operation.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { relationsMessages } from '../../messages/relations.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { createItemJson } from '../../write/create-linked.ts';
import { useDashboard } from '../../shared/dashboard-context.tsx';
import { UndoNote } from '../../write/undo-note.tsx';
import { useUndoableWrite } from '../../write/use-undoable-write.ts';
import { jsonError } from './json-error.ts';

interface Draft {
  id: string | null;
  type: string;
  text: string;
}

interface Props {
  item: Item;
  isReadOnly: boolean;
  onChanged(): void;
}

const TYPE = /^[\w.:-]{1,64}$/;

/** JSON data that other systems store with a place. */
export function PlaceJsons({ item, isReadOnly, onChanged }: Props) {
  const t = useMessages(relationsMessages);
  const { boot, auth } = useDashboard();
  const write = useUndoableWrite(onChanged);
  const [draft, setDraft] = useState<Draft>();
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
  const edit = (next: Draft) => {
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
          <section key={itemJsonId} aria-label={type} className="grid gap-1 rounded-control bg-sunken p-3">
            <div className="flex items-center justify-between gap-2">
              <h4 className="text-sm font-medium break-all">{type}</h4>
              {!isReadOnly && (
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={t.editJson(type)}
                  icon="edit"
                  onClick={() => edit({ id: itemJsonId, type, text: JSON.stringify(json, null, 2) })}
                >
                  {t.jsonValue}
                </Button>
              )}
            </div>
            <pre className="max-h-40 overflow-auto text-xs break-all whitespace-pre-wrap">
              {JSON.stringify(json, null, 2)}
            </pre>
          </section>
        ))}
        {draft ? (
          <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
            <TextField
              label={t.jsonType}
              hint={t.jsonTypeHint}
              value={draft.type}
              readOnly={draft.id !== null}
              maxLength={64}
              error={isSubmitted && !TYPE.test(draft.type) ? t.jsonTypeError : null}
              onChange={({ target }) => setDraft({ ...draft, type: target.value })}
            />
            <TextArea
              label={t.jsonValue}
              rows={8}
              spellCheck={false}
              value={draft.text}
              error={
                isSubmitted && textError
                  ? textError === 'kind'
                    ? t.jsonKindError
                    : t.jsonError(textError.reason)
                  : null
              }
              onChange={({ target }) => setDraft({ ...draft, text: target.value })}
            />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" kind="primary" size="small" busy={write.state === 'busy'}>
                {t.save}
              </Button>
              <Button kind="quiet" size="small" onClick={() => setDraft(undefined)}>
                {t.cancel}
              </Button>
            </div>
          </form>
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
