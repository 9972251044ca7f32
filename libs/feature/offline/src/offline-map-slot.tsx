import { memo, Suspense } from 'react';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

const OfflineMapDialog = lazyPart(
  () => import('./offline-map-dialog.tsx'),
  ({ OfflineMapDialog: Component }) => Component,
);

/** The dialog to save the guide on the device, while it is open. */
export const OfflineMapSlot = memo(function OfflineMapSlot() {
  const [isOpen, setIsOpen] = useOpened('keep');
  if (!isOpen) return null;
  return (
    <Suspense>
      <OfflineMapDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  );
});
