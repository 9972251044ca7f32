import { callApi } from '@umkreis/api-client/call-api.ts';
import type { EditedSearchShortcut } from '@umkreis/contract/list-write.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useWrite } from '../../write/use-write.ts';
import { swapped } from '../../choice/swapped.ts';

/** Gap between the sort orders of two shortcuts, so that moving one does not renumber all. */
export const STEP = 10;

/** Moves and hides search shortcuts. @param renew shows what has been written */
export function useShortcutWrites(renew: () => Promise<unknown>) {
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const move = (rows: readonly EditedSearchShortcut[], index: number, step: number) =>
    write.run(async () => {
      try {
        for (const [at, one] of swapped(rows, index, index + step).entries())
          if (one.sortOrder !== (at + 1) * STEP)
            await callApi(boot, 'PUT /search/shortcuts/{id}', {
              path: { id: one.id },
              body: { sortOrder: (at + 1) * STEP },
              auth,
            });
      } catch (error) {
        // Shortcuts written before the failure stay written.
        await renew().catch(() => undefined);
        throw error;
      }
      await renew();
    });
  const hide = (one: EditedSearchShortcut) =>
    write.run(async () => {
      await callApi(boot, 'PUT /search/shortcuts/{id}', {
        path: { id: one.id },
        body: { isHidden: !one.isHidden },
        auth,
      });
      await renew();
    });
  return { write, move, hide };
}
