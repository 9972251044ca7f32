import { callApi } from '@umkreis/api-client/call-api.ts';
import type { ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useUndoableWrite } from '../write/use-undoable-write.ts';
import { requestTitle } from './request-title.ts';
import type { RequestDecision } from './use-decision.ts';

/** The last decision of the screen, which can be undone after its card has left the list. */
export function useUndoableDecisions(onChanged: () => void) {
  const t = useMessages(requestsMessages);
  const { boot, auth } = useDashboard();
  const write = useUndoableWrite(onChanged);
  const reopen = (id: string, dateDecided: string) =>
    callApi(boot, 'POST /items/change-requests/{id}/reopen', { path: { id }, body: { dateDecided }, auth });
  return {
    write,
    onDecided({ request, state, dateDecided }: RequestDecision) {
      const title = requestTitle(request, t.newPlace);
      void write.run(
        // The card has written it already.
        () => Promise.resolve(),
        state === 'accepted' ? t.acceptedNow({ title }) : t.declinedNow({ title }),
        () => reopen(request.id, dateDecided),
      );
    },
    onReopen(request: ReceivedChangeRequest) {
      const title = requestTitle(request, t.newPlace);
      void write.run(() => reopen(request.id, request.dateDecided!), t.reopenedNow({ title }));
    },
  };
}
