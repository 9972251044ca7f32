import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { useFilter } from '@umkreis/guide-core/filter/use-filter.ts';
import { useQueryTime } from '@umkreis/guide-core/time/use-query-time.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { ItemTiles } from '@umkreis/map-style/guide/guide-options.ts';
import type { SymbolImage } from '@umkreis/map-style/points/image-id.ts';
import { seasonIdAtom } from '@umkreis/guide-core/season-and-level/season-atom.ts';
import { itemTilesOf, symbolsOf } from './item-tiles.ts';

/** Symbols of the categories and filtered tiles of a branch that is drawn from vector tiles. */
export function useTiledLook(shortcut: SearchShortcutConfig | null): {
  symbols: ReadonlyMap<string, SymbolImage>;
  itemTiles: ItemTiles | null;
} {
  const { boot, data } = useGuide();
  const { categories, tags, isTiled } = data;
  const [filter] = useFilter();
  const seasonId = useAtomValue(seasonIdAtom);
  const quarter = useQueryTime(false);
  // Tiles only depend on the time if the topic filters by events.
  const at = shortcut?.filter.hasEvents ? quarter : 0;
  const symbols = useMemo(() => symbolsOf(categories.values()), [categories]);
  const itemTiles = useMemo(() => {
    const names = { categories: [...categories.values()], tags: [...tags.values()] };
    return isTiled ? itemTilesOf(boot, names, { seasonId, filter, shortcut, at }) : null;
  }, [isTiled, boot, categories, tags, seasonId, filter, shortcut, at]);
  return { symbols, itemTiles };
}
