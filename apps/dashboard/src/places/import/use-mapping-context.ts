import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Bounds, LngLat } from '@umkreis/contract/ref.ts';
import type { MappingContext } from '@umkreis/place-files/mapping/map-rows.ts';
import { CategoryNames } from '@umkreis/place-files/mapping/match-category.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useBranchZone } from '../../dates/branch-zone.ts';

export interface ImportContext extends MappingContext {
  shortId: number;
  countryCode: string;
  /** null: not known */
  bounds: Bounds | null;
}

/** What mapping a file for a branch needs; undefined while it is loading. */
export function useMappingContext(shortId: number | undefined): ImportContext | undefined {
  const { boot } = useDashboard();
  const timeZone = useBranchZone(shortId);
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  const { data: tags } = useRead(apiUrl(boot, 'GET /tags/'));
  const { data: keys } = useRead(apiUrl(boot, 'GET /items/details/keys/'));
  return useMemo(() => {
    const branch = branches?.find((one) => one.shortId === shortId);
    if (!branch || !categories || !tags || !keys) return undefined;
    const bounds = branch.mapBoundaries.find(({ breakpoint }) => breakpoint === 'md')?.lngLatSwNeBounds ?? null;
    return {
      shortId: branch.shortId,
      countryCode: branch.countryCode,
      bounds,
      center: middleOf(bounds),
      timeZone,
      categories: new CategoryNames(categories),
      tags: new Set(tags.map(({ tagKey, tagValue }) => `${tagKey}=${tagValue}`)),
      keys: new Map(keys.map(({ keyName, type, needsUnit }) => [keyName, { type, needsUnit }])),
    };
  }, [branches, categories, tags, keys, shortId, timeZone]);
}

const middleOf = (bounds: Bounds | null): LngLat =>
  bounds ? [(bounds[0][0] + bounds[1][0]) / 2, (bounds[0][1] + bounds[1][1]) / 2] : [0, 0];
