import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { EditedSearchShortcut } from '@umkreis/contract/list-write.ts';
import { branchMessages } from '../messages/branch.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { LoadError } from '../../layout/load-error.tsx';
import { WriteNote } from '../../write/write-note.tsx';
import { ShortcutForm } from './shortcut-form.tsx';
import { ShortcutRow } from './shortcut-row.tsx';
import { STEP, useShortcutWrites } from './use-shortcut-writes.ts';

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
  const { boot, auth } = useDashboard();
  const { data, error, mutate } = useProtectedRead(auth, apiUrl(boot, 'GET /search/shortcuts/dashboard/'));
  const renew = () => Promise.all([mutate(), onWritten()]);
  const { write, move, hide } = useShortcutWrites(renew);
  const [open, setOpen] = useState<EditedSearchShortcut | 'new'>();
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data) return <SkeletonRows rows={5} label={common.loading} />;
  const rows = data.filter((one) => one.branchShortId === branchShortId);
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
  return (
    <>
      <p className="text-sm text-ink-soft">{rows.length === 0 ? t.noShortcuts : t.shortcutsHint}</p>
      <ol className="grid">
        {rows.map((one, index) => (
          <ShortcutRow
            key={one.id}
            shortcut={one}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            isBusy={write.state === 'busy'}
            isReadOnly={isReadOnly}
            onOpen={() => setOpen(one)}
            onHide={() => void hide(one)}
            onMove={(step) => void move(rows, index, step)}
          />
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
