import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { linkQueryAtom } from '@umkreis/guide-core/links/card-query.ts';
import { GuideLink } from '@umkreis/guide-core/links/guide-link.tsx';
import { noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import type { EngineQuery } from '@umkreis/guide-core/queries/engine-query-atom.ts';
import { useEngineQuery } from '@umkreis/guide-core/queries/use-engine-query.ts';
import { useQueryTime } from '@umkreis/guide-core/time/use-query-time.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { menuMessages } from '@umkreis/i18n/menu.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { menuAtom } from '@umkreis/guide-core/address/opened-atoms.ts';

/** Lists with places in this branch, with their number */
function useVisibleLists(boot: Boot) {
  const { data: lists } = useRead(apiUrl(boot, 'GET /lists/'));
  const at = useQueryTime(false);
  const own = useMemo(
    () => (lists ?? []).filter(({ branchShortId }) => branchShortId === null || branchShortId === boot.branch?.shortId),
    [lists, boot.branch],
  );
  const query = useMemo<EngineQuery<readonly string[]>>(
    () => (engine) =>
      engine.idsLeft(
        { seasonId: null, filter: noFilter, level: null, at },
        own.flatMap(({ itemIds }) => itemIds),
      ),
    [own, at],
  );
  const { data: here } = useEngineQuery(own.length > 0 ? query : null);
  const existingIds = useMemo(() => new Set(here), [here]);
  return own
    .map((list) => ({ list, count: list.itemIds.filter((id) => existingIds.has(id)).length }))
    .filter(({ count }) => count > 0);
}

/** The branch's curated lists in the menu, each with the number of its places in this branch. */
export function ListLinks() {
  const setIsMenuOpen = useSetAtom(menuAtom);
  const onFollow = () => setIsMenuOpen(false);
  const { boot } = useGuide();
  const t = useMessages(menuMessages);
  const tGuide = useMessages(guideMessages);
  const pick = usePick();
  const search = useAtomValue(linkQueryAtom);
  const visibleLists = useVisibleLists(boot);
  if (visibleLists.length === 0) return null;
  return (
    <section className="px-4 pt-4">
      <h2 className="px-2 pb-1 text-sm font-semibold text-ink-soft">{t.lists}</h2>
      <ul>
        {visibleLists.map(({ list, count }) => (
          <li key={list.id}>
            <GuideLink
              pathname={routes.mapList.to(list.nanoId, pick(list.title))}
              search={search}
              onClick={onFollow}
              className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 text-sm font-medium text-ink no-underline hover:bg-hover"
            >
              <Icon name="star" size={18} className="shrink-0 text-ink-soft" />
              <span className="min-w-0 flex-1">{pick(list.title)}</span>
              <span className="tabular text-xs text-ink-soft">{tGuide.places({ count })}</span>
            </GuideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
