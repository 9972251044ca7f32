import { memo, Suspense } from 'react';
import { useOpened } from '@umkreis/guide/url/opened.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

const KeepMapDialog = lazyPart(
  () => import('@umkreis/guide/offline/keep-map-dialog.tsx'),
  ({ KeepMapDialog: Shown }) => Shown,
);

/** The dialog to save the guide on the device, while it is open. */
export const KeepMap = memo(function Keep() {
  const [isOpen, setIsOpen] = useOpened('keep');
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeepMapDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  );
});
