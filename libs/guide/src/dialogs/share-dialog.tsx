import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { CopyButton } from '@umkreis/ui/copy-button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { QrCode } from './qr-code.tsx';

/** The link to a page: as a QR code and to copy. */
export function ShareDialog({ open, onClose, url }: { open: boolean; onClose(): void; url: string }) {
  const t = useMessages(guideMessages);
  return (
    <Dialog open={open} onClose={onClose} title={t.shareTitle} closeLabel={t.close}>
      <p className="text-sm text-ink-soft">{t.shareText}</p>
      <QrCode text={url} label={t.qrCode} />
      <p className="truncate rounded-control bg-sunken px-3 py-2 text-sm text-ink-soft">{url}</p>
      <div className="flex justify-end"><CopyButton text={url} label={t.copyLink} copiedLabel={t.copied} /></div>
    </Dialog>
  );
}
