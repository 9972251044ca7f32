import { callApi } from '@umkreis/api-client/call-api.ts';
import type { CalendarFeed } from '@umkreis/contract/calendar-import.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { calendarImportMessages } from '../messages/calendar-import.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { useBranchZones } from '../../dates/branch-zone.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { formatInstant } from '../../dates/format-date.ts';
import type { UndoableWrite } from '../../write/use-undoable-write.ts';
import { readCalendarFeed, resumeCalendarFeed } from './import-calendar.ts';
import { readingErrorText } from '../messages/reading-error-text.ts';
import { FeedLeftOut } from './feed-left-out.tsx';
import { useBranchLanguages } from '../../content/use-branch-languages.ts';

interface Props {
  feed: CalendarFeed;
  /** undefined: read-only */
  write: UndoableWrite | undefined;
}

/** A subscribed calendar and its actions. */
export function FeedRow({ feed, write }: Props) {
  const t = useMessages(calendarImportMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, language } = useDashboard();
  const zoneOf = useBranchZones();
  const languageOf = useBranchLanguages();
  const { id, itemId, itemTitle, branchShortId, url, dateRead, fault, eventCount, failureCount, dateSuspended } = feed;
  const isBusy = write?.state === 'busy';
  const title = itemTitle || common.untitled;
  const dateOf = (date: string) => formatInstant(date, language, zoneOf(branchShortId));
  const reason = fault && readingErrorText(fault, t);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3 first:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium break-words">
          <Link to={dashboardRoutes.place.to(itemId)} lang={languageOf(branchShortId)}>
            {title}
          </Link>
        </p>
        <p className="text-xs break-all text-ink-soft">{url}</p>
        {dateRead && (
          <p className="tabular text-xs text-ink-soft">{t.feedRead({ date: dateOf(dateRead), n: eventCount })}</p>
        )}
        {dateSuspended ? (
          <p className="text-xs text-danger">
            {t.feedSuspended({
              date: dateOf(dateSuspended),
              failures: failureCount,
              hasReason: Boolean(reason),
              reason: reason ?? '',
            })}
          </p>
        ) : (
          reason && <p className="text-xs text-danger">{t.feedError({ reason })}</p>
        )}
        {feed.leftOut && <FeedLeftOut leftOut={feed.leftOut} />}
      </div>
      {write && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon="refresh"
            disabled={isBusy}
            aria-label={`${dateSuspended ? t.resume : t.readNow}: ${title}`}
            onClick={() =>
              void (dateSuspended
                ? write.run(() => resumeCalendarFeed(boot, auth, id), t.resumed)
                : write.run(() => readCalendarFeed(boot, auth, id), t.readDone))
            }
          >
            {dateSuspended ? t.resume : t.readNow}
          </Button>
          <Button
            size="small"
            kind="danger"
            disabled={isBusy}
            aria-label={`${t.end}: ${title}`}
            onClick={() =>
              void write.run(() => callApi(boot, 'DELETE /events/feeds/{id}', { path: { id }, auth }), t.ended)
            }
          >
            {t.end}
          </Button>
        </div>
      )}
    </li>
  );
}
