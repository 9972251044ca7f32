import { useMessages } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { ActionFace, actionLook } from '@umkreis/guide-core/links/action.tsx';
import { useTakeAlong } from '@umkreis/guide-core/links/take-along.ts';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { ShareDialog } from './share-dialog.tsx';

/** Shares the page's URL: with the system share sheet on touch devices, otherwise in a dialog. */
export function ShareAction({ title }: { title: string }) {
  const t = useMessages(cardMessages);
  const [isSharing, setIsSharing] = useOpened('share');
  const { isKiosk } = useGuide();
  const url = useTakeAlong()(location.pathname);

  const share = async () => {
    // A kiosk has nobody to share with through its own share sheet.
    if (isKiosk || !matchMedia('(pointer: coarse)').matches || !navigator.share) return setIsSharing(true);
    // Closing the share sheet rejects the promise; that is not an error.
    await navigator.share({ title, url }).catch(() => undefined);
  };

  return (
    <li className="flex-1">
      <button type="button" className={actionLook} onClick={() => void share()}>
        <ActionFace icon="share" label={t.share} />
      </button>
      <ShareDialog open={isSharing} onClose={() => setIsSharing(false)} url={url} />
    </li>
  );
}
