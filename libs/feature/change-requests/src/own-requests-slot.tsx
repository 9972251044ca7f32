import { memo, Suspense, type ComponentType } from 'react';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';

/** The list of what was entered on this device, while it is open. */
export const OwnRequestsSlot = memo(function OwnRequestsSlot({
  Dialog,
}: {
  Dialog: ComponentType<{ onClose(): void }>;
}) {
  const [isOpen, setIsOpen] = useOpened('own-requests');
  if (!isOpen) return null;
  return (
    <Suspense>
      <Dialog onClose={() => setIsOpen(false)} />
    </Suspense>
  );
});
