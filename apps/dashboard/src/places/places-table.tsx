import { useBranches } from '@umkreis/api-client/use-branches.ts';
import { useCategories } from '@umkreis/api-client/use-categories.ts';
import { useIcons } from '@umkreis/api-client/use-icons.ts';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Glyph } from '@umkreis/ui/glyph.tsx';
import { useBranchZones } from '../branch-zone.ts';
import { useDashboard } from '../dashboard-context.tsx';
import { shortDate } from '../format-date.ts';
import { useNow } from '../use-now.ts';

/** Rows of 40 px; on a phone only title and date stay. */
export function PlacesTable({ items }: { items: DashboardItem[] }) {
  const t = useMessages(dashboardMessages);
  const pick = usePick();
  const { boot, language } = useDashboard();
  const { data: categories } = useCategories(boot);
  const { data: icons } = useIcons(boot);
  const { data: branches } = useBranches(boot);
  const now = useNow();
  const zoneOf = useBranchZones();
  const header = 'px-3 font-medium';
  return (
    <table className="w-full table-fixed text-sm">
      <thead className="bg-sunken text-left text-xs text-ink-soft">
        <tr className="h-9">
          <th scope="col" className={header}>
            {t.columnTitle}
          </th>
          <th scope="col" className={`${header} hidden w-44 sm:table-cell`}>
            {t.columnCategory}
          </th>
          <th scope="col" className={`${header} hidden w-36 md:table-cell`}>
            {t.columnCity}
          </th>
          <th scope="col" className={`${header} hidden w-40 md:table-cell`}>
            {t.columnBranch}
          </th>
          <th scope="col" className={`${header} w-24 text-right`}>
            {t.columnChanged}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const category = categories?.find((one) => one.id === item.categoryId);
          const glyph =
            icons?.find((icon) => icon.id === category?.iconId) ?? icons?.find((icon) => icon.title === 'pin');
          return (
            <tr key={item.id} className="relative h-10 border-t border-line hover:bg-hover">
              <td className="px-3">
                <span className="flex items-center gap-2.5">
                  {glyph && category ? (
                    <Glyph
                      path={glyph.iconSvg}
                      color={category.colorName}
                      background={category.backgroundColorName}
                      size={24}
                    />
                  ) : (
                    <span className="size-6 shrink-0" />
                  )}
                  <Link
                    to={routes.dashboardPlace.to(item.id)}
                    className="truncate font-medium text-ink no-underline after:absolute after:inset-0"
                  >
                    {item.title || t.untitled}
                  </Link>
                </span>
              </td>
              <td className="hidden truncate px-3 text-ink-soft sm:table-cell">
                {category && pick(category.subCategoryName)}
              </td>
              <td className="hidden truncate px-3 text-ink-soft md:table-cell">{item.city}</td>
              <td className="hidden truncate px-3 text-ink-soft md:table-cell">
                {branches?.find((branch) => branch.shortId === item.branchShortId)?.shortTitle}
              </td>
              <td className="tabular px-3 text-right text-ink-soft">
                {shortDate(item.dateUpdated, now, language, zoneOf(item.branchShortId))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
