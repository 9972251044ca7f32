import { useState } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { UndoneImport } from '@umkreis/contract/place-file.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useWrite, type Write } from '../../write/use-write.ts';

/** ms */
const LONGEST_MS = 60_000;

export interface UndoImport {
  /** null: nothing was undone yet */
  result: Omit<UndoneImport, 'left'> | null;
  write: Write;
  undo(branchShortId: number, id: string): Promise<void>;
}

/** Undoes an import, call by call. */
export function useUndoImport(): UndoImport {
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [result, setResult] = useState<UndoImport['result']>(null);
  return {
    result,
    write,
    async undo(branchShortId, id) {
      const total = { trashed: 0, restored: 0, kept: [] as UndoneImport['kept'] };
      const isDone = await write.run(async () => {
        for (let left = 1; left > 0;) {
          const undone = await callApi(boot, 'PUT /imports/{id}/undo/', {
            path: { id },
            body: { branchShortId },
            auth,
            timeout: LONGEST_MS,
          });
          total.trashed += undone.trashed;
          total.restored += undone.restored;
          total.kept.push(...undone.kept);
          left = undone.left;
        }
      });
      if (isDone) setResult(total);
    },
  };
}
