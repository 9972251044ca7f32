import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { shareMessages } from '@umkreis/i18n/share.ts';
import { CopyButton } from '@umkreis/ui/copy-button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { QrCode } from '@umkreis/guide-core/qr-code/qr-code.tsx';

/** The link to a page: as a QR code, and to copy unless the device is a kiosk. */
export function ShareDialog({ open, onClose, url }: { open: boolean; onClose(): void; url: string }) {
  const { isKiosk } = useGuide();
  const t = useMessages(guideMessages);
  const tShare = useMessages(shareMessages);
  return (
    <Dialog open={open} onClose={onClose} title={tShare.shareTitle} closeLabel={t.close}>
      <p className="text-sm text-ink-soft">{isKiosk ? tShare.shareKioskText : tShare.shareText}</p>
      <QrCode text={url} label={t.qrCode} />
      {!isKiosk && <p className="truncate rounded-control bg-sunken px-3 py-2 text-sm text-ink-soft">{url}</p>}
      {!isKiosk && (
        <div className="flex justify-end">
          <CopyButton text={url} label={tShare.copyLink} copiedLabel={tShare.copied} />
        </div>
      )}
    </Dialog>
  );
}
