import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useTakeAlong } from '@umkreis/guide-core/links/take-along.ts';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';

/**
 * Shares a page of the guide: with the system share sheet on touch devices, otherwise in a dialog.
 * @param path of the page, with its query
 */
export function useSharing(title: string, path: string) {
  const [isOpen, setIsOpen] = useOpened('share');
  const { isKiosk } = useGuide();
  const url = useTakeAlong()(path);
  return {
    async share(): Promise<void> {
      // A kiosk has nobody to share with through its own share sheet.
      if (isKiosk || !matchMedia('(pointer: coarse)').matches || !navigator.share) return setIsOpen(true);
      // Closing the share sheet rejects the promise; that is not an error.
      await navigator.share({ title, url }).catch(() => undefined);
    },
    /** Properties of the dialog */
    dialog: { open: isOpen, onClose: () => setIsOpen(false), url },
  };
}
