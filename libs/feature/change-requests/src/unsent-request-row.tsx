import { useDetailKeys } from '@umkreis/api-client/use-detail-keys.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { OwnEntryRow } from '@umkreis/guide-core/own-entry-row.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { formErrorsOf } from './field-errors.ts';
import { ownRequestsMessages } from './messages/own-requests.ts';
import { discardRequest, type QueuedRequest } from './queued-requests.ts';

interface Props {
  /** The item's id, or 'new:' with the topic's id */
  subject: string;
  request: QueuedRequest;
  /** Formats an ISO instant. */
  date(iso: string): string;
}

/** A suggestion that waits for a connection, or that the server rejected, with the reason. */
export function UnsentRequestRow({ subject, request, date }: Props) {
  const { boot, isKiosk } = useGuide();
  const t = useMessages(ownRequestsMessages);
  const tProposal = useMessages(proposalMessages);
  const { keys } = useDetailKeys(boot);
  const { rejection, queuedAt } = request;
  const status = () => {
    if (!rejection) return queuedAt ? t.queuedAt({ date: date(queuedAt) }) : t.queued;
    const { fields, form } = formErrorsOf(rejection, request.body, keys, tProposal);
    return t.rejected({ reason: Object.values(fields).join(' ') || (form ?? '') });
  };
  return (
    <OwnEntryRow
      icon={rejection ? 'alert' : 'clock'}
      color={rejection ? 'text-danger' : 'text-changing'}
      title={request.title || request.body.title || tProposal.rejectedNew}
      status={status()}
    >
      <Button kind="quiet" size="small" onClick={() => discardRequest(subject, isKiosk)}>
        {tProposal.discard}
      </Button>
      {request.page && (
        <Link to={request.page} className={buttonClass('secondary', 'small')}>
          {rejection ? tProposal.rejectedReview : t.edit}
        </Link>
      )}
    </OwnEntryRow>
  );
}
