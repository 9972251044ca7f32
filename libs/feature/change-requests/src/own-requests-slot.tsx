import { memo, Suspense } from 'react';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

const OwnRequestsDialog = lazyPart(
  () => import('./own-requests-dialog.tsx'),
  ({ OwnRequestsDialog: Component }) => Component,
);

/** The list of the suggestions of this device, while it is open. */
export const OwnRequestsSlot = memo(function OwnRequestsSlot() {
  const [isOpen, setIsOpen] = useOpened('own-requests');
  if (!isOpen) return null;
  return (
    <Suspense>
      <OwnRequestsDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  );
});
