import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { statisticsMessages } from './messages/statistics.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { CountedList } from './counted-list.tsx';
import { Kiosks } from './kiosks.tsx';
import type { ResponseOf } from '@umkreis/api-client/api-operation.ts';
import type { Category } from '@umkreis/contract/category.ts';

interface Props {
  statistics: Pick<ResponseOf<'GET /metrics/figures/'>, 'places' | 'searches' | 'clicks' | 'kiosks'>;
  categories: readonly Category[] | undefined;
  nameOf(branchShortId: number | null): string;
}

/** What visitors opened, searched and clicked most, and the kiosks. */
export function VisitLists({ statistics, categories, nameOf }: Props) {
  const t = useMessages(statisticsMessages);
  const common = useMessages(dashboardMessages);
  const pick = usePick();
  const { me } = useDashboard();

  const kindOf = (id: string | null) => {
    const category = categories?.find((one) => one.id === id);
    return category && pick(category.subCategoryName);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]">
      <CountedList
        title={t.places}
        none={t.noPlaces}
        rows={statistics.places.map(({ itemId, title, categoryId, branchShortId, visits }) => ({
          key: itemId,
          label: (
            <Link to={dashboardRoutes.place.to(itemId)} className="text-ink">
              {title || kindOf(categoryId) || common.untitled}
            </Link>
          ),
          note: me.branchShortIds.length > 1 ? nameOf(branchShortId) : undefined,
          count: visits,
        }))}
      />
      <CountedList
        title={t.searches}
        hint={t.searchesHint}
        none={t.noSearches}
        rows={statistics.searches.map(({ text, branchShortId, visits }) => ({
          key: `${branchShortId} ${text}`,
          label: text,
          note: me.branchShortIds.length > 1 ? nameOf(branchShortId) : undefined,
          count: visits,
        }))}
      />
      <CountedList
        title={t.clicks}
        none={t.noClicks}
        rows={statistics.clicks.map(({ kind, visits }) => ({ key: kind, label: t.kind({ kind }), count: visits }))}
      />
      <Kiosks kiosks={statistics.kiosks} nameOf={nameOf} />
    </div>
  );
}
