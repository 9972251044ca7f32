import { routes } from '@umkreis/contract/routes.ts';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button, ButtonLink } from '@umkreis/ui/button.tsx';
import { CopyButton } from '@umkreis/ui/copy-button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { QrCode } from '@umkreis/guide-core/qr-code/qr-code.tsx';

/** The private link by which the sender follows a proposal. */
export function SentRequest({ linkId, onClose }: { linkId: string; onClose(): void }) {
  const t = useMessages(proposalMessages);
  const tGuide = useMessages(guideMessages);
  const { isKiosk } = useGuide();
  const path = routes.mapRequest.to(linkId);
  const url = `${location.origin}${path}`;
  return (
    <div className="grid gap-3">
      <output className="flex items-center gap-2 text-base font-semibold text-open">
        <Icon name="check" size={20} />
        {t.sentTitle}
      </output>
      <p className="text-sm text-ink-soft">{t.sentText}</p>
      <QrCode text={url} label={t.linkCode} />
      <p className="rounded-control bg-sunken px-3 py-2 text-sm break-all text-ink-soft">{url}</p>
      <div className="flex flex-wrap justify-end gap-2">
        {!isKiosk && (
          <>
            <CopyButton text={url} label={t.copyLink} copiedLabel={t.copied} />
            <ButtonLink size="small" href={path} target="_blank" rel="noopener">
              {t.openStatus}
            </ButtonLink>
          </>
        )}
        <Button kind="primary" size="small" onClick={onClose}>
          {tGuide.close}
        </Button>
      </div>
    </div>
  );
}
