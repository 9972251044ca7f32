import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { composeStyle } from '@umkreis/map-style/guide/compose-style.ts';
import { fontUrls } from '@umkreis/map-core/font-urls.ts';
import { shortcutAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { flavourAtom } from '@umkreis/guide-core/map/flavour-atom.ts';
import { symbolsOf } from '@umkreis/map-core/guide-style/place-tiles.ts';
import { levelAtom } from '@umkreis/guide-core/season-and-level/level-atom.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { seasonAtom } from '@umkreis/guide-core/season-and-level/season-atom.ts';
import { useBasemapStyle } from '@umkreis/map-core/guide-style/use-basemap-style.ts';
import { usePlaceTiles } from '@umkreis/map-core/guide-style/use-place-tiles.ts';
import { drawPrintMap, type PrintedMap } from './draw-print-map.ts';
import { printStyle } from './print-style.ts';

/** The printed map; null: not drawn yet */
export type MapOnPaper = PrintedMap | 'failed' | null;

/** The current view drawn again for paper, in light colours. @param width CSS px @param height CSS px */
export function usePrintedMap(width: number, height: number): MapOnPaper {
  const { boot, data, language } = useGuide();
  const map = useAtomValue(mapAtom);
  const flavour = useAtomValue(flavourAtom);
  const season = useAtomValue(seasonAtom);
  const shortcut = useAtomValue(shortcutAtom);
  const level = useAtomValue(levelAtom);
  const { placeTiles } = usePlaceTiles(shortcut);
  const look = { boot, flavour, season, shortcut, level, placeTiles, language };
  const { basemap, layers } = useBasemapStyle({ ...look, dark: false, isPhone: false });
  const symbols = useMemo(
    () => ({ glyphs: data.glyphs, defaults: symbolsOf(data.categories.values()) }),
    [data.glyphs, data.categories],
  );
  const [drawn, setDrawn] = useState<{ size: string; map: MapOnPaper }>({ size: '', map: null });
  const size = `${width} ${height}`;

  useEffect(() => {
    if (!map) return;
    const giveUp = new AbortController();
    const screenStyle = map.getStyle() as StyleSpecification;
    const style = printStyle(composeStyle(basemap, layers, fontUrls(boot), screenStyle), screenStyle);
    let url: string | null = null;
    drawPrintMap(map, style, symbols, { width, height }, giveUp.signal).then(
      (printed) => {
        url = printed.url;
        if (giveUp.signal.aborted) URL.revokeObjectURL(url);
        else setDrawn({ size, map: printed });
      },
      (error: unknown) => {
        if (giveUp.signal.aborted) return;
        console.warn('The map could not be drawn for print.', error);
        setDrawn({ size, map: 'failed' });
      },
    );
    return () => {
      giveUp.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [map, basemap, layers, symbols, width, height, size, boot]);
  if (!map) return 'failed';
  return drawn.size === size ? drawn.map : null;
}
