import { useDashboardEvent, useDashboardItem } from '@umkreis/api-client/use-watched.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link, useSearchParams } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { eventEditorMessages } from '../messages/event-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZone } from '../../dates/branch-zone.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { Page } from '../../layout/page.tsx';
import { LoadError } from '../../layout/load-error.tsx';
import { copyOf, dateOfSeries, draftOf, emptyEvent, type EventDraft } from './event-draft.ts';
import { NewEventForm } from './new-event-form.tsx';

/**
 * Creates an event: empty, at a place (`?place`), as a copy of another (`?copy`), or in place of one date of a
 * series (`?copy` and `?date`).
 */
export function NewEventScreen() {
  const t = useMessages(eventEditorMessages);
  const common = useMessages(dashboardMessages);
  const r = useMessages(requestsMessages);
  const { boot, auth } = useDashboard();
  const [params] = useSearchParams();
  const [placeId, copyId, date] = [params.get('place'), params.get('copy'), params.get('date')];
  const { data: place, error: placeError } = useDashboardItem(boot, auth, placeId);
  const { data: copied, error: copyError } = useDashboardEvent(boot, auth, copyId);
  const timeZone = useBranchZone(copied?.branchShortId ?? place?.branchShortId);
  const error = copyId ? copyError : placeId ? placeError : undefined;

  let first: EventDraft | undefined = emptyEvent;
  if (copyId) {
    first = copied && copyOf(draftOf(copied, timeZone));
    if (first && date) first = dateOfSeries(first, date);
  } else if (placeId)
    first = place && {
      ...emptyEvent,
      place: { id: place.id, title: place.title, branchShortId: place.branchShortId },
      branchIds: [place.branchShortId],
    };
  return (
    <Page
      title={t.newEvent}
      action={
        <Link to={dashboardRoutes.events.to()} className={buttonClass('quiet')}>
          <Icon name="back" size={18} />
          {r.toEvents}
        </Link>
      }
    >
      {first ? (
        <NewEventForm
          key={params.toString()}
          name={['new', placeId, copyId, date].filter(Boolean).join(':')}
          first={first}
          pictureOf={copied?.picture ? copied.id : undefined}
          {...(copyId && date && { replaces: { eventId: copyId, date } })}
        />
      ) : error ? (
        <LoadError error={error} onRetry={() => location.reload()} />
      ) : (
        <SkeletonRows label={common.loading} />
      )}
    </Page>
  );
}
