import { Link } from '@umkreis/federation/router.ts';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { UnsentNotice } from '@umkreis/guide-core/unsent-notice.tsx';
import { formErrorsOf } from './field-errors.ts';
import { discardRequest, type RejectedRequest } from './queued-requests.ts';
import { useDetailKeys } from '@umkreis/api-client/use-detail-keys.ts';

/** A suggestion that the server rejected after it had been queued. */
export function RejectedRequestNotice({ subject, request }: { subject: string; request: RejectedRequest }) {
  const { boot, isKiosk } = useGuide();
  const t = useMessages(proposalMessages);
  const { keys } = useDetailKeys(boot);
  const { fields, form } = formErrorsOf(request.rejection, request.body, keys, t);
  return (
    <UnsentNotice
      title={t.rejectedTitle}
      subject={request.title || request.body.title || t.rejectedNew}
      reason={Object.values(fields).join(' ') || form}
      onDiscard={() => discardRequest(subject, isKiosk)}
    >
      {request.page && (
        <Link to={request.page} className={buttonClass('primary', 'small')}>
          {t.rejectedReview}
        </Link>
      )}
    </UnsentNotice>
  );
}
