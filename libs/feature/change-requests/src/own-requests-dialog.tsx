import { routes } from '@umkreis/contract/routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { OwnEntryRow } from '@umkreis/guide-core/own-entry-row.tsx';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { ownRequestsMessages } from './messages/own-requests.ts';
import type { OwnRequestsParts } from './own-requests-parts.ts';
import { sendQueuedRequests } from './queued-requests.ts';
import { forgetSent } from './sent-requests.ts';
import { UnsentRequestRow } from './unsent-request-row.tsx';
import { useOwnRequests } from './use-own-requests.ts';

/** What was entered on this device: what is not sent, with what can be done about it, and what is. */
export function OwnRequestsDialog({ useMore, onClose }: OwnRequestsParts & { onClose(): void }) {
  const { boot, isKiosk, timeZone } = useGuide();
  const language = useLanguage();
  const t = useMessages(ownRequestsMessages);
  const tProposal = useMessages(proposalMessages);
  const tGuide = useMessages(guideMessages);
  const { unsent, sent } = useOwnRequests(isKiosk);
  const more = useMore();
  const isAnyQueued = unsent.some(([, { rejection }]) => !rejection);
  const date = (iso: string) =>
    dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));
  return (
    <Dialog open onClose={onClose} title={t.title} closeLabel={tGuide.close}>
      {unsent.length + sent.length + more.count === 0 ? (
        <EmptyState icon="send" title={t.empty} text={t.emptyText} />
      ) : (
        <p className="text-sm text-ink-soft">{t.text}</p>
      )}
      <ul className="grid gap-2">
        {unsent.map(([subject, request]) => (
          <UnsentRequestRow key={subject} subject={subject} request={request} date={date} />
        ))}
        {more.rows(date)}
        {sent.map(({ linkId, title, date: sentAt }) => (
          <OwnEntryRow
            key={linkId}
            icon="check"
            color="text-open"
            title={title ?? t.untitled}
            status={sentAt ? t.sentAt({ date: date(sentAt) }) : t.sent}
          >
            <IconButton icon="trash" label={t.remove} onClick={() => forgetSent(linkId, isKiosk)} />
            <Link to={routes.mapRequest.to(linkId)} className={buttonClass('secondary', 'small')}>
              {tProposal.openStatus}
            </Link>
          </OwnEntryRow>
        ))}
      </ul>
      {isAnyQueued && (
        <Button
          kind="primary"
          icon="send"
          className="justify-self-end"
          onClick={() => void sendQueuedRequests(boot, isKiosk)}
        >
          {t.sendNow}
        </Button>
      )}
    </Dialog>
  );
}
