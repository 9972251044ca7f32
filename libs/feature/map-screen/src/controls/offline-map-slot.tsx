import { memo, Suspense } from 'react';
import { useOpened } from '@umkreis/guide/url/opened.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

const OfflineMapDialog = lazyPart(
  () => import('@umkreis/guide/offline/offline-map-dialog.tsx'),
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
