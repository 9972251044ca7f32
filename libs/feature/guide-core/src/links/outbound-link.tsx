import { useId, type ReactNode } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Button, ButtonLink } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { useGuideAround } from '../guide-context.tsx';
import { hostOf } from '@umkreis/places/details/link.ts';
import { useOpened } from '../address/opened.ts';

interface Props {
  href: string;
  className?: string;
  onFollow?(): void;
  children: ReactNode;
}

/** A link to another site: confirms first inside a frame, shows a QR code on a kiosk. */
export function OutboundLink({ href, className, onFollow, children }: Props) {
  const { isInIframe = false, isKiosk = false } = useGuideAround() ?? {};
  const t = useMessages(guideMessages);
  const [isConfirming, setIsConfirming] = useOpened(`leaving ${useId()}`);
  const isLocal = /^(tel|mailto):/.test(href);
  const needsDialog = isKiosk || (isInIframe && !isLocal);
  const host = isLocal ? href.replace(/^\w+:/, '') : hostOf(href);

  return (
    <>
      <a
        href={href}
        className={className}
        {...(!isLocal && { target: '_blank', rel: 'noopener' })}
        onClick={(event) => {
          onFollow?.();
          if (!needsDialog) return;
          event.preventDefault();
          setIsConfirming(true);
        }}
      >
        {children}
      </a>
      {needsDialog && (
        <Dialog
          open={isConfirming}
          onClose={() => setIsConfirming(false)}
          title={isKiosk ? t.leaveKioskTitle : t.leaveTitle}
          closeLabel={t.close}
        >
          <p className="text-sm text-ink-soft">{isKiosk ? t.leaveKioskText({ host }) : t.leaveText({ host })}</p>
          {isKiosk ? (
            <QrCode text={href} label={t.qrCode} />
          ) : (
            <div className="flex justify-end gap-2 pt-2">
              <Button kind="quiet" onClick={() => setIsConfirming(false)}>
                {t.back}
              </Button>
              <ButtonLink
                kind="primary"
                icon="external"
                href={href}
                target="_blank"
                rel="noopener"
                onClick={() => setIsConfirming(false)}
              >
                {t.leave}
              </ButtonLink>
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
