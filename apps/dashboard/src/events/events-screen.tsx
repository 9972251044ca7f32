import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link, useSearchParams } from '@umkreis/federation/router.ts';
import { calendarImportMessages } from './messages/calendar-import.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { eventEditorMessages } from './messages/event-editor.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { Pagination } from '../list-screen/pagination.tsx';
import { useRenewList } from '../list-screen/use-renew-list.ts';
import { useSelection } from '../list-screen/use-selection.ts';
import { SelectedEvents } from './selected-events.tsx';
import { EventTable } from './event-table.tsx';
import { EventFilters } from './event-filters.tsx';

export function EventsScreen() {
  const t = useMessages(dashboardMessages);
  const { boot, auth, me } = useDashboard();
  const [params, setParams] = useSearchParams();
  const text = params.get('text') ?? '';
  const branch = params.get('branch') ?? '';
  const item = params.get('item') ?? '';
  const hidePast = params.get('past') !== 'true';
  const isTrash = params.get('state') === 'binned';
  const isReadOnly = me.role === 'viewer';
  const listed = JSON.stringify([text, branch, item, hidePast, isTrash]);
  const selection = useSelection(listed);
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const { data, error, mutate } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /events/dashboard/', {
      query: {
        text,
        hidePastEvents: hidePast ? 'true' : 'false',
        page,
        ...(isTrash && { state: 'binned' }),
        ...(item && { item }),
        ...(branch && { branch: Number(branch) }),
      },
    }),
  );
  const renew = useRenewList(apiUrl(boot, 'GET /events/dashboard/'));
  const change = (part: Record<string, string>) =>
    setParams(
      new URLSearchParams(
        Object.entries({
          text,
          branch,
          item,
          past: hidePast ? '' : 'true',
          state: isTrash ? 'binned' : '',
          ...part,
        }).filter(([, value]) => value),
      ),
      { replace: 'text' in part },
    );
  return (
    <Page
      title={t.navEvents}
      note={data && <output>{t.eventCount({ n: data.total })}</output>}
      action={<EventsActions isReadOnly={isReadOnly} />}
    >
      <EventFilters text={text} branch={branch} hidePast={hidePast} isTrash={isTrash} onChange={change} />
      <Card className="overflow-hidden">
        {error && !data ? (
          <LoadError error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <SkeletonRows rows={8} label={t.loading} />
        ) : data.events.length === 0 ? (
          <EmptyState icon="calendar" title={t.noEvents} text={t.noEventsText} />
        ) : (
          <EventTable events={data.events} selection={isReadOnly ? undefined : selection} />
        )}
      </Card>
      {data && <Pagination page={data.page} pageCount={data.pageCount} onPage={(to) => change({ page: String(to) })} />}
      {!isReadOnly && (
        <SelectedEvents key={listed} selection={selection} isTrash={isTrash} onChanged={() => void renew()} />
      )}
    </Page>
  );
}

/** Calendars and a new event. */
function EventsActions({ isReadOnly }: { isReadOnly: boolean }) {
  const editor = useMessages(eventEditorMessages);
  const calendars = useMessages(calendarImportMessages);
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={dashboardRoutes.calendars.to()} className={buttonClass('quiet')}>
        <Icon name="calendar" size={18} />
        {calendars.toCalendars}
      </Link>
      {!isReadOnly && (
        <Link to={dashboardRoutes.newEvent.to()} className={buttonClass('primary')}>
          <Icon name="plus" size={18} />
          {editor.newEvent}
        </Link>
      )}
    </div>
  );
}
