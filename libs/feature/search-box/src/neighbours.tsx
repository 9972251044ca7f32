import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useSearchCounts } from '@umkreis/api-client/use-search-counts.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { branchUrl } from '@umkreis/contract/branch-origin.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { searchMessages } from './messages/search.ts';
import { distanceKm } from '@umkreis/geometry/distance.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

/** Maximum distance of nearby guides, km */
const farthestKm = 60;
const maxRequests = 6;
const maxVisible = 3;

const centerOf = ({ mapCenter }: Pick<Branch, 'mapCenter'>): LngLat => {
  const { lon, lat } = mapCenter.at(-1)!;
  return [lon, lat];
};

/** Nearby guides with results for a search without results here, with their number. */
export default function Neighbours({ searchText }: { searchText: string }) {
  const t = useMessages(searchMessages);
  const { boot, isInIframe } = useGuide();
  const { branch, product } = boot;
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const near = useMemo(() => (branch ? nearest(branch, branches ?? []) : []), [branch, branches]);
  const ids = useMemo(() => near.map(({ shortId }) => shortId), [near]);
  const { data: counts } = useSearchCounts(boot, searchText, ids);
  const found = near
    .map((one, nr) => ({ one, count: counts?.[nr] ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, maxVisible);
  if (found.length === 0) return null;
  return (
    <section className="border-b border-line px-4 py-3">
      <h3 className="pb-1 text-sm font-semibold text-ink-soft">{t.otherBranches}</h3>
      <ul>
        {found.map(({ one, count }) => (
          <li key={one.shortId}>
            <a
              href={`${branchUrl(one, product)}?q=${encodeURIComponent(searchText)}`}
              {...(isInIframe && { target: '_blank', rel: 'noopener' })}
              data-row=""
              className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 text-base text-ink no-underline hover:bg-hover"
            >
              <span className="size-3 shrink-0 rounded-full" style={{ background: one.accentColor }} />
              <span className="min-w-0 flex-1 truncate font-semibold">{one.title}</span>
              <span className="tabular text-sm text-ink-soft">{t.otherBranchesCount({ count })}</span>
              <Icon name="chevronRight" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The nearest other guides, those of the same kind first; only real or only fictional ones, like the guide itself.
 */
function nearest(
  own: Pick<Branch, 'shortId' | 'mapCenter' | 'isDemo' | 'kind'>,
  all: readonly Branch[],
): readonly Branch[] {
  const from = centerOf(own);
  return all
    .filter(({ shortId, isActive, isDemo }) => isActive && shortId !== own.shortId && isDemo === own.isDemo)
    .map((one) => ({ one, km: distanceKm(from, centerOf(one)) }))
    .filter(({ km }) => km <= farthestKm)
    .toSorted((a, b) => Number(b.one.kind === own.kind) - Number(a.one.kind === own.kind) || a.km - b.km)
    .slice(0, maxRequests)
    .map(({ one }) => one);
}
