import { callApi } from '@umkreis/api-client/call-api.ts';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import { eventEditorMessages } from './messages/event-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { UndoNote } from '../write/undo-note.tsx';
import { useUndoableWrite } from '../write/use-undoable-write.ts';

interface Props {
  event: EditedEvent;
  isReadOnly: boolean;
  onSaved(): Promise<unknown>;
}

/** Cancels an event, which stays visible as cancelled, or revokes the cancellation. */
export function EventCancellation({ event, isReadOnly, onSaved }: Props) {
  const t = useMessages(eventEditorMessages);
  const { boot, auth } = useDashboard();
  const write = useUndoableWrite(() => void onSaved());
  const isCancelled = event.isCancelled === true;
  const save = (next: boolean, version: number) =>
    callApi(boot, 'PUT /events/{id}', { path: { id: event.id }, body: { version, isCancelled: next }, auth });
  const set = (next: boolean) =>
    write.run(
      () => save(next, event.version),
      next ? t.isCancelled : t.uncancelled,
      () => save(!next, event.version + 1),
    );
  if (isReadOnly && !isCancelled) return null;
  return (
    <section
      aria-label={t.cancelEvent}
      className={
        isCancelled
          ? 'flex flex-wrap items-center gap-3 rounded-card bg-sunken p-4 ring-1 ring-line'
          : 'flex flex-wrap items-center gap-3'
      }
    >
      {isCancelled && (
        <>
          <Icon name="alert" className="shrink-0 text-danger" />
          <p className="min-w-0 flex-1 text-sm">
            <span className="block font-semibold">{t.isCancelled}</span>
            <span className="text-ink-soft">{t.isCancelledHint}</span>
          </p>
        </>
      )}
      {!isReadOnly && (
        <Button
          size="small"
          kind={isCancelled ? 'secondary' : 'danger'}
          busy={write.state === 'busy'}
          onClick={() => void set(!isCancelled)}
        >
          {isCancelled ? t.uncancelEvent : t.cancelEvent}
        </Button>
      )}
      <UndoNote write={write} />
    </section>
  );
}
