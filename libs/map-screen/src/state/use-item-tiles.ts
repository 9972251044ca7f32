import { useMemo } from 'react';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { useFilter } from '@umkreis/guide/filters/use-filter.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import type { ItemTiles } from '@umkreis/map-style/guide/guide-options.ts';
import type { SymbolImage } from '@umkreis/map-view/symbols/image-id.ts';
import { categoriesAskedFor } from './categories-asked-for.ts';
import { absolute } from './use-basemap-style.ts';

/**
 * What a branch of vector tiles is drawn with: the symbols of its categories, and the tiles, narrowed to what is asked
 * for.
 */
export function useItemTiles(shortcut: SearchShortcutConfig | null): {
  symbols: ReadonlyMap<string, SymbolImage>;
  itemTiles: ItemTiles | null;
} {
  const { boot, data } = useGuide();
  const { categories, isTiled } = data;
  const [{ mainCategories }] = useFilter();

  const symbols = useMemo(
    () =>
      new Map(
        Array.from(categories.values(), ({ id, iconTitle, colorName, backgroundColorName }): [string, SymbolImage] => [
          id,
          { type: 'circle', icon: iconTitle, foreground: colorName, background: backgroundColorName },
        ]),
      ),
    [categories],
  );

  const itemTiles = useMemo(() => {
    if (!isTiled || categories.size === 0) return null;
    const byColor = Map.groupBy(categories.values(), ({ backgroundColorName }) => backgroundColorName);
    const only = categoriesAskedFor(categories.values(), mainCategories, shortcut);
    // thinned after the filter: else a rare kind of place would be missing until the map is near
    const asked = only ? `?categories=${only.join(',')}` : '';
    return {
      url: absolute(`${boot.apiRoot}${apiPaths.itemTile(boot.branch?.shortId ?? 0)}`) + asked,
      colors: Array.from(byColor, ([color, rows]) => [color, rows.map(({ id }) => id)] as const),
      only,
    };
  }, [isTiled, boot, categories, mainCategories, shortcut]);

  return { symbols, itemTiles };
}
