import { bulkMessages } from '../messages/bulk.ts';
import { editorMessages } from '../../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { ProgressBar } from '@umkreis/ui/progress-bar.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { WriteNote } from '../../write/write-note.tsx';
import { RejectedList } from './rejected-list.tsx';
import type { Bulk } from './use-bulk.ts';

/** Progress and result of a bulk change, with a button that undoes it. */
export function BulkNote({ bulk }: { bulk: Bulk }) {
  const t = useMessages(bulkMessages);
  const { undo } = useMessages(editorMessages);
  const { write, progress, changed, isUndone } = bulk;
  if (write.state === 'idle') return null;
  return (
    <div className="flex max-h-[40dvh] flex-wrap items-center gap-3 overflow-y-auto rounded-card bg-paper px-3 py-2 shadow-float ring-1 ring-line">
      {write.state === 'busy' && progress.of > 1 && (
        <ProgressBar label={t.progress} value={progress.done} max={progress.of} className="w-40" />
      )}
      <WriteNote
        write={bulk.rejected.size > 0 && write.state === 'failed' ? { ...write, message: t.rejected } : write}
        done={isUndone ? t.undone : t.changed({ n: changed.length })}
      />
      {write.state !== 'busy' && changed.length > 0 && (
        <Button size="small" kind="quiet" onClick={() => void bulk.undo()}>
          {undo}
        </Button>
      )}
      {write.state === 'failed' && bulk.rejected.size > 0 && <RejectedList bulk={bulk} />}
    </div>
  );
}
