import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { importMessages } from '../messages/import.ts';
import { UndoResult } from './undo-result.tsx';
import type { PlacesImport } from './use-import.ts';
import { useUndoImport } from './use-undo-import.ts';

/** How many places were imported, also of a cancelled import, with a button that undoes it. */
export function WrittenNote({ job, branchShortId }: { job: PlacesImport; branchShortId: number }) {
  const t = useMessages(importMessages);
  const { result, write, undo } = useUndoImport();
  const { done, of } = job.progress;
  return (
    <div className="grid justify-items-start gap-2">
      {!result && (
        <output className="flex items-center gap-2 text-sm font-medium">
          <Icon name="check" size={18} />
          {done < of ? t.cancelled({ n: done, of }) : t.written({ n: done })}
        </output>
      )}
      {!result && job.origin && (
        <Button disabled={write.state === 'busy'} onClick={() => void undo(branchShortId, job.origin!.id)}>
          {t.undo}
        </Button>
      )}
      <UndoResult result={result} write={write} />
    </div>
  );
}
