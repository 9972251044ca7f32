import { useRejectedEntries } from '@umkreis/contests/rejected-entries.ts';
import { RejectedEntryNotice } from '@umkreis/contests/rejected-entry-notice.tsx';
import { RejectedRequestNotice } from '@umkreis/change-requests/rejected-request-notice.tsx';
import { useRejectedRequests } from '@umkreis/change-requests/use-rejected-requests.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useQueryValue } from '@umkreis/guide-core/address/use-query-value.ts';

/** What was queued on this device and then rejected by the server; hidden while one of the forms is open. */
export function UnsentNotices() {
  const { isKiosk } = useGuide();
  const requests = useRejectedRequests(isKiosk);
  const entries = useRejectedEntries(isKiosk);
  const [openForm] = useQueryValue('propose');
  const [openContest] = useQueryValue('contest');
  if (openForm || openContest || requests.length + entries.length === 0) return null;
  return (
    <div
      role="alert"
      className="pointer-events-none absolute inset-x-3 top-[calc(var(--overlay-top)+7.5rem)] z-30 grid max-h-[50%] gap-2 overflow-y-auto sm:inset-x-auto sm:left-1/2 sm:w-[26rem] sm:-translate-x-1/2"
    >
      {requests.map(([subject, request]) => (
        <RejectedRequestNotice key={subject} subject={subject} request={request} />
      ))}
      {entries.map((entry) => (
        <RejectedEntryNotice key={entry.url} entry={entry} />
      ))}
    </div>
  );
}
