import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { EditedSearchShortcut } from '@umkreis/contract/list-write.ts';
import { branchMessages } from '../../messages/branch.ts';
import { dashboardMessages } from '../../messages/dashboard.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../../shared/dashboard-context.tsx';
import { LoadError } from '../../shared/load-error.tsx';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { swapped } from '../../shared/swapped.ts';
import { ShortcutForm } from './shortcut-form.tsx';

/** Gap between the sort orders of two shortcuts, so that moving one does not renumber all. */
const STEP = 10;

/** The search shortcuts of a branch: their order and an editor for each. */
export function ShortcutsPart({
  branchShortId,
  isReadOnly,
  onWritten,
}: {
  branchShortId: number;
  isReadOnly: boolean;
  onWritten(): Promise<unknown>;
}) {
  const t = useMessages(branchMessages);
  const common = useMessages(dashboardMessages);
  const pick = usePick();
  const { boot, auth } = useDashboard();
  const { data, error, mutate } = useProtectedRead(auth, apiUrl(boot, 'GET /search/shortcuts/dashboard/'));
  const write = useWrite();
  const [open, setOpen] = useState<EditedSearchShortcut | 'new'>();
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data) return <SkeletonRows rows={5} label={common.loading} />;
  const rows = data.filter((one) => one.branchShortId === branchShortId);
  const renew = () => Promise.all([mutate(), onWritten()]);
  if (open)
    return (
      <ShortcutForm
        shortcut={open === 'new' ? null : open}
        branchShortId={branchShortId}
        sortOrder={Math.min(10_000, Math.max(0, ...rows.map((one) => one.sortOrder)) + STEP)}
        onDone={async (isWritten) => {
          if (isWritten) await renew();
          setOpen(undefined);
        }}
      />
    );
  const move = (index: number, step: number) =>
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
  return (
    <>
      <p className="text-sm text-ink-soft">{rows.length === 0 ? t.noShortcuts : t.shortcutsHint}</p>
      <ol className="grid">
        {rows.map((one, index) => (
          <li key={one.id} className="flex flex-wrap items-center gap-1 border-t border-line py-1 first:border-0">
            <button
              type="button"
              onClick={() => setOpen(one)}
              className="min-h-11 min-w-0 flex-1 rounded-control px-2 text-left text-sm font-medium break-words hover:bg-hover"
            >
              <span className={one.isHidden ? 'text-ink-soft line-through' : undefined}>{pick(one.title)}</span>
              {one.isHidden && <span className="ml-2 text-xs text-ink-soft">{t.isHidden}</span>}
            </button>
            {!isReadOnly && (
              <span className="flex items-center">
                <Button size="small" kind="quiet" onClick={() => void hide(one)}>
                  {one.isHidden ? t.show : t.hide}
                </Button>
                <IconButton
                  icon="chevronUp"
                  label={t.moveUp(pick(one.title))}
                  disabled={index === 0 || write.state === 'busy'}
                  onClick={() => void move(index, -1)}
                />
                <IconButton
                  icon="chevronDown"
                  label={t.moveDown(pick(one.title))}
                  disabled={index === rows.length - 1 || write.state === 'busy'}
                  onClick={() => void move(index, 1)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        {!isReadOnly && (
          <Button icon="plus" onClick={() => setOpen('new')}>
            {t.newShortcut}
          </Button>
        )}
        <WriteNote write={write} />
      </div>
    </>
  );
}
