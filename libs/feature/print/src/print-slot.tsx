import { useAtom } from 'jotai';
import { memo, Suspense } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { LoadingBar } from '@umkreis/ui/loading-bar.tsx';
import type { PrintParts } from './print-parts.ts';
import { printAtom } from './print-atom.ts';

const PrintSheet = lazyPart(
  () => import('./print-sheet.tsx'),
  ({ PrintSheet: Sheet }) => Sheet,
);

/** The print sheet while it is open, a lazy chunk. */
export const PrintSlot = memo(function PrintSlot({ MyList }: PrintParts) {
  const [isOpen, setIsOpen] = useAtom(printAtom);
  const t = useMessages(guideMessages);
  if (!isOpen) return null;
  return (
    <Suspense fallback={<LoadingBar active label={t.loading} />}>
      <PrintSheet MyList={MyList} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
});
