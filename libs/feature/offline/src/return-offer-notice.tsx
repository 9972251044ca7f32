import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { MapNotice } from './map-notice.tsx';
import { offlineGuideMessages } from './messages/offline-guide.ts';
import { useUnsavedGuide } from './use-unsaved-guide.ts';

/** Offers to save the guide to a visitor whose connection was lost and is back. */
export function ReturnOfferNotice({ onClose }: { onClose(): void }) {
  const t = useMessages(offlineGuideMessages);
  const isUnsaved = useUnsavedGuide();
  const [, setIsOpen] = useOpened('keep');
  if (!isUnsaved) return null;
  const open = () => {
    onClose();
    setIsOpen(true);
  };
  const actions = (
    <>
      <Button kind="quiet" size="small" onClick={onClose}>
        {t.notNow}
      </Button>
      <Button kind="primary" size="small" icon="download" onClick={open}>
        {t.takeMap}
      </Button>
    </>
  );
  return <MapNotice actions={actions}>{t.returnOffer}</MapNotice>;
}
