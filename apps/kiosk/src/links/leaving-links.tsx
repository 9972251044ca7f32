import { useEffect, useState } from 'react';
import { QrCode } from '@umkreis/guide-core/qr-code/qr-code.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { leavingAddress } from './leaves-kiosk.ts';

/**
 * Shows a QR code instead of following a link that leaves the kiosk, whatever component has drawn it. Links that handle
 * a click themselves are left alone.
 */
export function LeavingLinks() {
  const t = useMessages(guideMessages);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const leaving = link && !event.defaultPrevented && leavingAddress(link, location.href);
      if (!leaving) return;
      event.preventDefault();
      setAddress(leaving);
    };
    // After the handlers of React, which are at its root.
    addEventListener('click', follow);
    addEventListener('auxclick', follow);
    return () => {
      removeEventListener('click', follow);
      removeEventListener('auxclick', follow);
    };
  }, []);
  return (
    <Dialog open={address !== null} onClose={() => setAddress(null)} title={t.leaveKioskTitle} closeLabel={t.close}>
      {address && (
        <>
          <p className="text-sm text-ink-soft">{t.leaveKioskText({ host: nameOf(address) })}</p>
          <QrCode text={address} label={t.qrCode} />
        </>
      )}
    </Dialog>
  );
}

/** Host of an address, or a number, or an e-mail address. */
function nameOf(address: string): string {
  const { host, pathname } = new URL(address);
  return host || pathname;
}
