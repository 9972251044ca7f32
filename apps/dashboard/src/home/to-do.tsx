import { useDashboardItems } from '@umkreis/api-client/use-dashboard-items.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { statisticsMessages } from './messages/statistics.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { usePendingCounts } from '../layout/use-pending-counts.ts';
import { useDashboard } from '../session/dashboard-context.tsx';

/** Pending tasks of an editor, with links to them. */
export function ToDo() {
  const t = useMessages(statisticsMessages);
  const { boot, auth } = useDashboard();
  const { requests, reviews } = usePendingCounts();
  const { data: unreadable } = useDashboardItems(boot, auth, { hoursUnreadable: 'true', pageSize: 1 });
  const tiles = [
    {
      count: requests,
      text: t.requestsOpen({ n: requests ?? 0 }),
      icon: 'edit' as const,
      to: dashboardRoutes.requests.to(),
    },
    {
      count: reviews,
      text: t.reviewsDue({ n: reviews ?? 0 }),
      icon: 'check' as const,
      to: `${dashboardRoutes.places.to()}?reviewIsDue=true`,
    },
    ...(unreadable?.total
      ? [
          {
            count: unreadable.total,
            text: t.hoursUnreadable({ n: unreadable.total }),
            icon: 'clock' as const,
            to: `${dashboardRoutes.places.to()}?hoursUnreadable=true`,
          },
        ]
      : []),
  ];
  return (
    <section aria-label={t.toDo} className="grid content-start gap-3">
      <h2 className="text-base font-title">{t.toDo}</h2>
      {tiles.every(({ count }) => count === 0) && <p className="text-sm text-ink-soft">{t.nothingToDo}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-1">
        {tiles.map(({ count, text, icon, to }) => (
          <li key={to}>
            <Card className="transition-colors hover:bg-hover">
              <Link to={to} className="flex min-h-18 items-center gap-4 p-4 text-ink no-underline">
                <Icon name={icon} size={24} className="shrink-0 text-accent" />
                <span className="tabular text-xl font-title">{count ?? '–'}</span>
                <span className="min-w-0 text-sm break-words hyphens-auto">{text}</span>
                <Icon name="chevronRight" size={18} className="ml-auto shrink-0 text-ink-soft" />
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
