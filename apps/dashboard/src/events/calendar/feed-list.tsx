import { callApi } from '@umkreis/api-client/call-api.ts';
import type { CalendarFeed } from '@umkreis/contract/calendar-import.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { calendarImportMessages } from '@umkreis/i18n/calendar-import.ts';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { readCalendarFeed } from './import-calendar.ts';
import { useBranchZones } from '../../ground/branch-zone.ts';
import { useDashboard } from '../../ground/dashboard-context.tsx';
import { formatInstant } from '../../ground/format-date.ts';
import { UndoNote } from '../../write/undo-note.tsx';
import { useUndoableWrite } from '../../write/use-undoable-write.ts';

interface Props {
  feeds: readonly CalendarFeed[] | undefined;
  isReadOnly: boolean;
  onChanged(): void;
}

/** Subscribed calendars: when each was read, and what went wrong. */
export function FeedList({ feeds, isReadOnly, onChanged }: Props) {
  const t = useMessages(calendarImportMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, language } = useDashboard();
  const zoneOf = useBranchZones();
  const write = useUndoableWrite(onChanged);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <h2 className="text-base font-title">{t.feeds}</h2>
      {!feeds && <SkeletonRows rows={1} label={common.loading} />}
      {feeds?.length === 0 && <p className="text-sm text-ink-soft">{t.noFeeds}</p>}
      <ul className="text-sm">
        {feeds?.map(({ id, itemId, itemTitle, branchShortId, url, dateRead, fault, eventCount }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3 first:border-0">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium break-words">
                <Link to={dashboardRoutes.place.to(itemId)}>{itemTitle || common.untitled}</Link>
              </p>
              <p className="text-xs break-all text-ink-soft">{url}</p>
              {dateRead && (
                <p className="tabular text-xs text-ink-soft">
                  {t.feedRead(formatInstant(dateRead, language, zoneOf(branchShortId)), eventCount)}
                </p>
              )}
              {fault && <p className="text-xs text-danger">{t.feedFault(t.readingFault(fault))}</p>}
            </div>
            {!isReadOnly && (
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  icon="refresh"
                  disabled={write.state === 'busy'}
                  onClick={() => void write.run(() => readCalendarFeed(boot, auth, id), t.readDone)}
                >
                  {t.readNow}
                </Button>
                <Button
                  size="small"
                  kind="danger"
                  disabled={write.state === 'busy'}
                  onClick={() =>
                    void write.run(() => callApi(boot, 'DELETE /events/feeds/{id}', { path: { id }, auth }), t.ended)
                  }
                >
                  {t.end}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <UndoNote write={write} />
    </Card>
  );
}
