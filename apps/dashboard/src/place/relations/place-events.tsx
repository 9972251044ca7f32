import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { relationsMessages } from '../messages/relations.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZone } from '../../dates/branch-zone.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { formatDate, formatInstant } from '../../dates/format-date.ts';
import { useBranchLanguages } from '../../content/use-branch-languages.ts';

const MAX_VISIBLE = 5;

/** Upcoming events at a place, including those of other places that are also shown there. */
export function PlaceEvents({ item, isReadOnly }: { item: Item; isReadOnly: boolean }) {
  const t = useMessages(relationsMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, language } = useDashboard();
  const timeZone = useBranchZone(item.branchShortId);
  const languageOf = useBranchLanguages();
  const { data } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /events/dashboard/', { query: { item: item.id, pageSize: MAX_VISIBLE } }),
  );
  return (
    <section aria-label={t.events} className="grid content-start gap-2">
      <h3 className="text-sm font-semibold">{t.events}</h3>
      {!data ? (
        <SkeletonRows rows={1} label={common.loading} />
      ) : data.total === 0 ? (
        <p className="text-sm text-ink-soft">{t.noEvents}</p>
      ) : (
        <ul className="text-sm">
          {data.events.map((event) => (
            <li key={event.id} className="border-t border-line first:border-0">
              <Link to={dashboardRoutes.event.to(event.id)} className="grid min-h-11 content-center py-1 no-underline">
                <span lang={languageOf(event.branchShortId)} className="font-medium break-words">
                  {event.title || common.untitled}
                </span>
                <span className="tabular text-xs text-ink-soft">
                  {(event.isAllDay ? formatDate : formatInstant)(event.dateBegin, language, timeZone)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {!isReadOnly && (
          <Link to={`${dashboardRoutes.newEvent.to()}?place=${item.id}`} className={buttonClass('secondary', 'small')}>
            <Icon name="plus" size={18} />
            {t.newEvent}
          </Link>
        )}
        {data && data.total > MAX_VISIBLE && (
          <Link to={`${dashboardRoutes.events.to()}?item=${item.id}`} className={buttonClass('quiet', 'small')}>
            {t.allEvents({ count: data.total })}
          </Link>
        )}
      </div>
    </section>
  );
}
