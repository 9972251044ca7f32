import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { useFilter } from '@umkreis/guide-core/filter/use-filter.ts';
import { useQueryTime } from '@umkreis/guide-core/time/use-query-time.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { PlaceTiles } from '@umkreis/map-style/guide/guide-options.ts';
import type { SymbolImage } from '@umkreis/map-style/points/image-id.ts';
import { seasonIdAtom } from '@umkreis/guide-core/season-and-level/season-atom.ts';
import { apiTiles, archiveTiles, symbolsOf } from './place-tiles.ts';

/** The vector tiles of the guide's places, and the symbols of their categories. */
export function usePlaceTiles(shortcut: SearchShortcutConfig | null): {
  symbols: ReadonlyMap<string, SymbolImage>;
  /** null: there are none, all places are current ones */
  placeTiles: PlaceTiles | null;
} {
  const { boot, data } = useGuide();
  const { categories, tags, isTiled, archive } = data;
  const [filter] = useFilter();
  const seasonId = useAtomValue(seasonIdAtom);
  const quarter = useQueryTime(false);
  // Tiles only depend on the time if the topic filters by events.
  const at = shortcut?.filter.hasEvents ? quarter : 0;
  const symbols = useMemo(() => symbolsOf(categories.values()), [categories]);
  const fromApi = useMemo(() => {
    if (!isTiled || categories.size === 0) return null;
    const names = { categories: [...categories.values()], tags: [...tags.values()] };
    return apiTiles(boot, names, { seasonId, filter, shortcut, at });
  }, [isTiled, boot, categories, tags, seasonId, filter, shortcut, at]);
  const fromArchive = useMemo(() => (archive ? archiveTiles(archive) : null), [archive]);
  return { symbols, placeTiles: isTiled ? fromApi : fromArchive };
}
