import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useSharing } from './use-sharing.ts';

/** Shares a page of the guide. @param path of the page, with its query */
export function ShareButton({ title, label, path }: { title: string; label: string; path: string }) {
  const { isKiosk } = useGuide();
  const { share, dialog } = useSharing(title, path);
  return (
    <>
      <Button size="small" icon={isKiosk ? 'qr' : 'share'} onClick={() => void share()}>
        {label}
      </Button>
      <ShareDialog {...dialog} />
    </>
  );
}
