import { callApi } from '@umkreis/api-client/call-api.ts';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import { eventEditorMessages } from './messages/event-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { formatDate } from '../dates/format-date.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { UndoNote } from '../write/undo-note.tsx';
import { useUndoableWrite } from '../write/use-undoable-write.ts';

interface Props {
  event: EditedEvent;
  isReadOnly: boolean;
  onSaved(): Promise<unknown>;
}

/** Moves an event to the trash, where no visitor sees it, or restores it from there. */
export function EventTrash({ event, isReadOnly, onSaved }: Props) {
  const t = useMessages(eventEditorMessages);
  const { boot, auth, language } = useDashboard();
  const timeZone = useBranchZone(event.branchShortId);
  const write = useUndoableWrite(() => void onSaved());
  const { id, version, dateBinned } = event;
  const set = (isBinned: boolean, since: number) =>
    callApi(boot, 'PUT /events/{id}', { path: { id }, body: { version: since, isBinned }, auth });
  const move = () =>
    void write.run(
      () => set(true, version),
      t.wasBinned,
      () => set(false, version + 1),
    );
  const takeOut = () => void write.run(() => set(false, version), '');
  if (isReadOnly && !dateBinned) return null;
  return (
    <div className={classNames('grid gap-2', dateBinned && 'w-full')}>
      {dateBinned ? (
        <section
          aria-label={t.trash}
          className="flex flex-wrap items-center gap-3 rounded-card bg-sunken p-4 text-sm ring-1 ring-line"
        >
          <Icon name="trash" size={18} />
          <p className="min-w-0 flex-1">{t.binned({ day: formatDate(dateBinned, language, timeZone) })}</p>
          {!isReadOnly && (
            <Button size="small" icon="refresh" busy={write.state === 'busy'} onClick={takeOut}>
              {t.takeOut}
            </Button>
          )}
        </section>
      ) : (
        <Button
          size="small"
          kind="danger"
          icon="trash"
          busy={write.state === 'busy'}
          className="justify-self-start"
          onClick={move}
        >
          {t.moveToTrash}
        </Button>
      )}
      <UndoNote write={write} />
    </div>
  );
}
