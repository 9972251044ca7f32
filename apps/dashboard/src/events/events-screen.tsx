import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead, useRead } from '@umkreis/api-client/use-read.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link, useSearchParams } from '@umkreis/federation/router.ts';
import { calendarImportMessages } from '../messages/calendar-import.ts';
import { dashboardMessages } from '../messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { eventEditorMessages } from '../messages/event-editor.ts';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZones } from '../shared/branch-zone.ts';
import { useDashboard } from '../shared/dashboard-context.tsx';
import { formatInstant } from '../shared/format-date.ts';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../shared/load-error.tsx';
import { Pagination } from '../shared/pagination.tsx';
import { SearchText } from '../shared/search-text.tsx';
import { SelectField } from '../shared/select-field.tsx';

export function EventsScreen() {
  const t = useMessages(dashboardMessages);
  const { boot, auth, me, language } = useDashboard();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  const zoneOf = useBranchZones();
  const [params, setParams] = useSearchParams();
  const r = useMessages(requestsMessages);
  const editor = useMessages(eventEditorMessages);
  const calendars = useMessages(calendarImportMessages);
  const text = params.get('text') ?? '';
  const branch = params.get('branch') ?? '';
  const item = params.get('item') ?? '';
  const hidePast = params.get('past') !== 'true';
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const { data, error, mutate } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /events/dashboard/', {
      query: {
        text,
        hidePastEvents: hidePast ? 'true' : 'false',
        page,
        ...(item && { item }),
        ...(branch && { branch: Number(branch) }),
      },
    }),
  );
  const change = (part: Record<string, string>) =>
    setParams(
      new URLSearchParams(
        Object.entries({ text, branch, item, past: hidePast ? '' : 'true', ...part }).filter(([, value]) => value),
      ),
      { replace: 'text' in part },
    );
  return (
    <Page
      title={t.navEvents}
      note={data && <output>{t.eventCount(data.total)}</output>}
      action={
        <div className="flex flex-wrap gap-2">
          <Link to={dashboardRoutes.calendars.to()} className={buttonClass('quiet')}>
            <Icon name="calendar" size={18} />
            {calendars.toCalendars}
          </Link>
          {me.role !== 'viewer' && (
            <Link to={dashboardRoutes.newEvent.to()} className={buttonClass('primary')}>
              <Icon name="plus" size={18} />
              {editor.newEvent}
            </Link>
          )}
        </div>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-56 flex-1 sm:max-w-96">
          <SearchText text={text} placeholder={r.searchEvents} onText={(value) => change({ text: value })} />
        </div>
        <SelectField
          label={t.branch}
          hideLabel
          value={branch}
          onChange={(value) => change({ branch: value })}
          className="w-64 max-w-full"
        >
          <option value="">{t.allBranches}</option>
          {branches
            .filter((one) => me.branchShortIds.includes(one.shortId))
            .map((one) => (
              <option key={one.shortId} value={one.shortId}>
                {one.title}
              </option>
            ))}
        </SelectField>
        <Chip pressed={hidePast} onClick={() => change({ past: hidePast ? 'true' : '' })}>
          {t.hidePastEvents}
        </Chip>
      </div>
      <Card className="overflow-hidden">
        {error && !data ? (
          <LoadError error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <SkeletonRows rows={8} label={t.loading} />
        ) : data.events.length === 0 ? (
          <EmptyState icon="calendar" title={t.noEvents} text={t.noEventsText} />
        ) : (
          <table className="w-full table-fixed text-sm">
            <thead className="bg-sunken text-left text-xs text-ink-soft">
              <tr className="h-9">
                <th scope="col" className="px-3 font-medium">
                  {t.columnTitle}
                </th>
                <th scope="col" className="hidden px-3 font-medium sm:table-cell">
                  {t.columnPlace}
                </th>
                <th scope="col" className="w-40 px-3 font-medium">
                  {t.columnStart}
                </th>
                <th scope="col" className="hidden w-40 px-3 font-medium md:table-cell">
                  {t.columnEnd}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.events.map((event) => (
                <tr key={event.id} className="h-10 border-t border-line">
                  <td className="truncate px-3">
                    <Link
                      to={dashboardRoutes.event.to(event.id)}
                      className="font-medium text-ink no-underline hover:underline"
                    >
                      {event.title}
                    </Link>
                    {(event.isCancelled || event.recurrence) && (
                      <span className="ml-2 text-xs text-ink-soft">
                        {[event.recurrence && editor.repeating, event.isCancelled && editor.cancelled]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    )}
                  </td>
                  <td className="hidden truncate px-3 sm:table-cell">
                    {event.itemTitle && <Link to={dashboardRoutes.place.to(event.itemId)}>{event.itemTitle}</Link>}
                  </td>
                  <td className="tabular truncate px-3 text-ink-soft">
                    {formatInstant(event.dateBegin, language, zoneOf(event.branchShortId))}
                  </td>
                  <td className="tabular hidden truncate px-3 text-ink-soft md:table-cell">
                    {event.dateEnd && formatInstant(event.dateEnd, language, zoneOf(event.branchShortId))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
      {data && <Pagination page={data.page} pageCount={data.pageCount} onPage={(to) => change({ page: String(to) })} />}
    </Page>
  );
}
