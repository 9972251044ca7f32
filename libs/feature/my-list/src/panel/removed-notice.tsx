import { useEffect, useRef } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { myListMessages } from '../messages/my-list.ts';
import type { Removed } from './use-own-list.ts';

/** What was removed, with a button to undo it, which gets the focus of the removed row. */
export function RemovedNotice({ removed, onUndo }: { removed: Removed; onUndo(): void }) {
  const t = useMessages(myListMessages);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.querySelector('button')?.focus({ preventScroll: true }), [removed]);
  return (
    <div
      ref={notice}
      className="sticky bottom-0 flex items-center gap-2 border-t border-line bg-paper py-1.5 pr-2 pl-4"
    >
      <p lang="de" className="min-w-0 flex-1 text-sm">
        {removed.text}
      </p>
      <Button kind="quiet" onClick={onUndo}>
        {t.undo}
      </Button>
    </div>
  );
}
