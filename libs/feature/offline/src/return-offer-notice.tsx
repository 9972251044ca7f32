import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { offlineGuideMessages } from './messages/offline-guide.ts';
import { useUnsavedGuide } from './use-unsaved-guide.ts';

/** Offers to save the guide to a visitor whose connection was lost and is back. */
export function ReturnOfferNotice({ onClose }: { onClose(): void }) {
  const t = useMessages(offlineGuideMessages);
  const isUnsaved = useUnsavedGuide();
  const [, setIsOpen] = useOpened('keep');
  if (!isUnsaved) return null;
  return (
    <output className="absolute inset-x-3 top-[calc(var(--overlay-top)+7.5rem)] z-20 grid gap-2 rounded-card bg-paper p-4 text-sm text-ink shadow-float sm:inset-x-auto sm:top-auto sm:bottom-[calc(var(--below-panel)+0.25rem)] sm:left-1/2 sm:w-[26rem] sm:-translate-x-1/2">
      <p>{t.returnOffer}</p>
      <span className="flex flex-wrap justify-end gap-2">
        <Button kind="quiet" size="small" onClick={onClose}>
          {t.notNow}
        </Button>
        <Button
          kind="primary"
          size="small"
          icon="download"
          onClick={() => {
            onClose();
            setIsOpen(true);
          }}
        >
          {t.takeMap}
        </Button>
      </span>
    </output>
  );
}
