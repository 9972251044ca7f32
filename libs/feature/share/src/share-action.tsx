import { useMessages } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { ActionFace, actionLook } from '@umkreis/guide-core/links/action.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useSharing } from './use-sharing.ts';

/** Shares the page's URL, as an action of a card. */
export function ShareAction({ title }: { title: string }) {
  const t = useMessages(cardMessages);
  const { share, dialog } = useSharing(title, location.pathname);
  return (
    <li className="flex-1">
      <button type="button" className={actionLook} onClick={() => void share()}>
        <ActionFace icon="share" label={t.share} />
      </button>
      <ShareDialog {...dialog} />
    </li>
  );
}
