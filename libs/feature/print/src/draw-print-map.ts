import type { Map as MapLibreMap } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { createMap } from '@umkreis/map-core/map/create-map.ts';
import { libraryOf } from '@umkreis/map-core/library/library-of.ts';
import { resolveSymbols, type SymbolSource } from '@umkreis/map-core/symbols/resolve-symbols.ts';

/** Pixels of the printed map per CSS px: 288 dpi */
const printDensity = 3;
/** Scale of the printed map's details, because paper is read from a shorter distance than a screen */
const finer = 1.4;
/** Pixel ratio of symbols; must be an integer */
const symbolScale = 3;
/** Timeout for tiles, ms; the map is printed as far as it has loaded. */
const longest = 20_000;

export interface PrintedMap {
  /** Object URL of the picture; the caller must revoke it */
  url: string;
  /** Ids of categories with symbols on the map */
  categoryIds: ReadonlySet<string>;
  /** Metres on the ground per px of paper, at the centre */
  metresPerPx: number;
}

/**
 * Draws the current view of a map again, at print density.
 * @param paper CSS px
 * @throws if the browser can't draw a second map, or if aborted by the signal
 */
export async function drawPrintMap(
  sourceMap: MapLibreMap,
  style: StyleSpecification,
  symbols: SymbolSource,
  paper: { width: number; height: number },
  signal: AbortSignal,
): Promise<PrintedMap> {
  const size = { width: Math.round(paper.width * finer), height: Math.round(paper.height * finer) };
  const container = document.createElement('div');
  container.style.cssText = `position:fixed;left:-20000px;top:0;width:${size.width}px;height:${size.height}px`;
  container.setAttribute('aria-hidden', 'true');
  document.body.append(container);
  const center = sourceMap.getCenter();
  const screen = sourceMap.getContainer();
  const map = createMap(
    libraryOf(sourceMap),
    container,
    style,
    {
      center: [center.lng, center.lat],
      zoom:
        sourceMap.getZoom() + Math.log2(Math.min(size.width / screen.clientWidth, size.height / screen.clientHeight)),
      pitch: sourceMap.getPitch(),
      bearing: sourceMap.getBearing(),
    },
    {
      pixelRatio: printDensity / finer,
      interactive: false,
      fadeDuration: 0,
      canvasContextAttributes: { preserveDrawingBuffer: true, antialias: true },
    },
  );
  try {
    if (!map) throw new Error('The browser can draw no second map.');
    resolveSymbols(map, () => symbols, symbolScale);
    await idle(map, signal);
    const picture = await new Promise<Blob | null>((resolve) => map.getCanvas().toBlob(resolve, 'image/png'));
    if (!picture) throw new Error('The map has no picture.');
    signal.throwIfAborted();
    return {
      url: URL.createObjectURL(picture),
      categoryIds: categoriesOn(map),
      metresPerPx: metresOf(map, size) * finer,
    };
  } finally {
    map?.remove();
    container.remove();
  }
}

const idle = (map: MapLibreMap, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    map.once('idle', () => resolve());
    setTimeout(resolve, longest);
  });

/** Symbols are named after their categories. */
function categoriesOn(map: MapLibreMap): Set<string> {
  const layers = map
    .getLayersOrder()
    .filter((id) => id.startsWith('guide-') && map.getLayer(id)?.type === 'symbol' && id !== 'guide-altitudes');
  const images = map.queryRenderedFeatures({ layers }).flatMap(({ properties: { image, categoryId } }) => {
    const name: unknown = image ?? categoryId;
    return typeof name === 'string' ? [name.slice(0, 36)] : [];
  });
  return new Set(images);
}

function metresOf(map: MapLibreMap, { width, height }: { width: number; height: number }): number {
  const [from, to] = [map.unproject([width / 2, height / 2]), map.unproject([width / 2 + 100, height / 2])];
  return from.distanceTo(to) / 100;
}
