import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext } from 'playwright-core';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { BareSettings } from './bare-page.ts';
import type { BareVariant } from './bare-variants.ts';
import { bundleBarePage } from './bundle-bare-page.ts';
import { sendTile, type Tile } from './send-tile.ts';

const resolvePackage = createRequire(import.meta.url).resolve;

/** Files of the bare page by name below /bare/. */
export async function bareFiles(): Promise<ReadonlyMap<string, Buffer>> {
  return new Map([
    ...(await bundleBarePage()),
    ['maplibre-gl-worker.mjs', await readFile(resolvePackage('maplibre-gl/dist/maplibre-gl-worker.mjs'))],
    ['font.woff2', await readFile(resolvePackage('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2'))],
  ]);
}

/** The places as the variants read them, made once per size. */
export interface BarePlaces {
  geojson(): string;
  positions: Buffer;
  tile: Tile;
}

export function barePlaces(places: readonly BasemapItem[], tile: Tile): BarePlaces {
  let text: string | undefined;
  return {
    geojson: () =>
      (text ??= JSON.stringify({
        type: 'FeatureCollection',
        features: places.map(({ lon, lat, title, nanoId }) => ({
          type: 'Feature',
          properties: { title, nanoId },
          geometry: { type: 'Point', coordinates: [lon, lat] },
        })),
      })),
    positions: Buffer.from(Float32Array.from(places.flatMap(({ lon, lat }) => [lon, lat])).buffer),
    tile,
  };
}

/** Answers everything below /bare/ in a browser's context. */
export async function serveBare(
  context: BrowserContext,
  files: ReadonlyMap<string, Buffer>,
  branch: Branch,
  variant: BareVariant,
  { geojson, positions, tile }: BarePlaces,
): Promise<void> {
  const camera = branch.mapCenter.find(({ breakpoint }) => breakpoint === 'md') ?? branch.mapCenter[0]!;
  await context.route(/\/bare\//, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const name = pathname.slice('/bare/'.length);
    if (name.endsWith('.mvt')) return sendTile(route, tile);
    if (name === 'places.geojson') return route.fulfill({ contentType: 'application/json', body: geojson() });
    if (name === 'places.bin') return route.fulfill({ contentType: 'application/octet-stream', body: positions });
    const file = files.get(name);
    if (file)
      return route.fulfill({ contentType: name.endsWith('.woff2') ? 'font/woff2' : 'text/javascript', body: file });
    const settings: BareSettings = {
      center: [camera.lon, camera.lat],
      zoom: camera.zoom,
      archive: `${origin}/basemap/${branch.basemapArchive}`,
      variant,
      font: '/bare/font.woff2',
    };
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><style>html,body,#map{margin:0;height:100%}</style><div id="map"></div><script type="application/json" id="settings">${JSON.stringify(settings)}</script><script type="module" src="/bare/bare.js"></script>`,
    });
  });
}
