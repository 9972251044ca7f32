import { classNames } from '@umkreis/ui/class-names.ts';
import type { Selection } from '../list-screen/use-selection.ts';
import { SelectEvent, SelectPage } from './select-cells.tsx';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { eventEditorMessages } from './messages/event-editor.ts';
import { useBranchZones } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatDate, formatInstant } from '../dates/format-date.ts';
import type { ResponseOf } from '@umkreis/api-client/api-operation.ts';
import { useBranchLanguages } from '../content/use-branch-languages.ts';

interface Props {
  events: ResponseOf<'GET /events/dashboard/'>['events'];
  /** Omitted: none can be selected */
  selection?: Selection | undefined;
}

/** Events with their places, in the time zones of their branches. */
export function EventTable({ events, selection }: Props) {
  const t = useMessages(dashboardMessages);
  const editor = useMessages(eventEditorMessages);
  const { language } = useDashboard();
  const zoneOf = useBranchZones();
  const languageOf = useBranchLanguages();
  const momentOf = (instant: string, { isAllDay, branchShortId }: (typeof events)[number]) =>
    (isAllDay ? formatDate : formatInstant)(instant, language, zoneOf(branchShortId));
  return (
    <table className="w-full table-fixed text-sm">
      <thead className="bg-sunken text-left text-xs text-ink-soft">
        <tr className="h-9">
          {selection && <SelectPage events={events} selection={selection} />}
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
        {events.map((event) => (
          <tr
            key={event.id}
            className={classNames('h-10 border-t border-line', selection?.ids.has(event.id) && 'bg-accent-soft')}
          >
            {selection && <SelectEvent event={event} selection={selection} />}
            <td className="truncate px-3">
              <Link
                to={dashboardRoutes.event.to(event.id)}
                lang={languageOf(event.branchShortId)}
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
              {event.itemTitle && (
                <Link to={dashboardRoutes.place.to(event.itemId)} lang={languageOf(event.branchShortId)}>
                  {event.itemTitle}
                </Link>
              )}
            </td>
            <td className="tabular truncate px-3 text-ink-soft">{momentOf(event.dateBegin, event)}</td>
            <td className="tabular hidden truncate px-3 text-ink-soft md:table-cell">
              {event.dateEnd && momentOf(event.dateEnd, event)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
