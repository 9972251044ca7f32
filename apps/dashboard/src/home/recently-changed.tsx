import { useDashboardItems } from '@umkreis/api-client/use-dashboard-items.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZones } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { shortDate } from '../dates/format-date.ts';
import { useNow } from '../dates/use-now.ts';
import { useBranchLanguages } from '../content/use-branch-languages.ts';

export function RecentlyChanged() {
  const t = useMessages(dashboardMessages);
  const { boot, auth, language } = useDashboard();
  const now = useNow();
  const zoneOf = useBranchZones();
  const languageOf = useBranchLanguages();
  const { data } = useDashboardItems(boot, auth, { pageSize: 8 });
  return (
    <Card className="overflow-hidden">
      <h2 className="p-4 pb-2 text-base font-title">{t.recentlyChanged}</h2>
      {!data ? (
        <SkeletonRows rows={4} label={t.loading} />
      ) : (
        <ul className="text-sm">
          {data.items.map((item) => (
            <li key={item.id} className="border-t border-line">
              <Link
                to={dashboardRoutes.place.to(item.id)}
                className="flex min-h-10 items-center justify-between gap-3 px-4 text-ink no-underline hover:bg-hover"
              >
                <span lang={languageOf(item.branchShortId)} className="truncate">
                  {item.title || t.untitled}
                </span>
                <span className="tabular shrink-0 text-xs text-ink-soft">
                  {shortDate(item.dateUpdated, now, language, zoneOf(item.branchShortId))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
