import { useState, type FormEvent } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { eventEditorMessages } from '../messages/event-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { draftOf, findInvalidFields } from './event-draft.ts';
import { EventForm } from './event-form.tsx';
import { saveEvent } from './save-event.ts';
import { useEventDraft } from './use-event-draft.ts';
import { selectKey } from '@umkreis/i18n/select-key.ts';

/**
 * Edits an event. All changes are saved together. Conflicting changes by others are shown, with the choice to
 * overwrite.
 */
export function EventEditor({
  event,
  timeZone,
  isReadOnly,
  onSaved,
}: {
  event: EditedEvent;
  timeZone: string;
  isReadOnly: boolean;
  onSaved(): Promise<unknown>;
}) {
  const t = useMessages(eventEditorMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const stored = draftOf(event, timeZone);
  const { draft, version: seen, isChanged, change, settle, clear } = useEventDraft(event.id, stored, event.version);
  const [conflict, setConflict] = useState<Problem>();
  const invalidFields = findInvalidFields(draft, timeZone);
  const save = (version: number) =>
    write.run(async () => {
      try {
        await saveEvent(boot, auth, { id: event.id, version, before: stored, after: draft, timeZone });
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setConflict(error.problem);
        // A part may be written; the next attempt begins from there.
        else void onSaved();
        throw error;
      }
      setConflict(undefined);
      await onSaved();
      settle(draft);
    });
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    if (invalidFields.size === 0 && isChanged) void save(seen ?? event.version);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <EventForm
        draft={draft}
        invalidFields={invalidFields}
        timeZone={timeZone}
        isReadOnly={isReadOnly}
        changeAddress={
          isReadOnly || !event.recurrence
            ? undefined
            : (day) => `${dashboardRoutes.newEvent.to()}?copy=${event.id}&date=${day}`
        }
        onChange={change}
      />
      {conflict?.conflicts && (
        <EventConflict
          conflicts={conflict.conflicts}
          onKeepMine={() => void save(conflict.currentVersion ?? event.version)}
          onTakeTheirs={() => {
            setConflict(undefined);
            clear();
            void onSaved();
          }}
        />
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" disabled={!isChanged} busy={write.state === 'busy'}>
            {t.save}
          </Button>
          {isChanged && (
            <Button kind="quiet" onClick={clear}>
              {t.discard}
            </Button>
          )}
          <WriteNote write={write} />
        </div>
      )}
    </form>
  );
}

/** Fields that somebody else changed meanwhile, and the choice which values to keep. */
function EventConflict({
  conflicts,
  onKeepMine,
  onTakeTheirs,
}: {
  conflicts: NonNullable<Problem['conflicts']>;
  onKeepMine(): void;
  onTakeTheirs(): void;
}) {
  const t = useMessages(eventEditorMessages);
  const r = useMessages(requestsMessages);
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-sunken p-3 text-sm ring-1 ring-line-strong ring-inset">
      <p className="font-semibold">{t.conflict}</p>
      <dl className="grid gap-2 sm:grid-cols-2">
        {conflicts.map(({ field, theirs }) => (
          <div key={field}>
            <dt className="text-xs text-ink-soft">{r.fieldName({ field: selectKey(field), sentence: field })}</dt>
            <dd className="break-words whitespace-pre-wrap">{theirs === null ? '–' : String(theirs)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="small" kind="primary" onClick={onKeepMine}>
          {t.keepMine}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {t.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
