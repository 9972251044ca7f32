import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { BarePlaces } from './bare-places.ts';
import type { BareSettings } from './bare-settings.ts';
import type { BareVariant } from './bare-variants.ts';
import { bundleBarePage } from './bundle-bare-page.ts';
import type { Carry } from './phone-line.ts';
import type { Routes } from './desk-server.ts';
import { sendTile } from './send-tile.ts';

const resolvePackage = createRequire(import.meta.url).resolve;

/** Files of the bare page by name, below /bare/. */
export async function bareFiles(): Promise<ReadonlyMap<string, Buffer>> {
  return new Map([
    ...(await bundleBarePage()),
    ['maplibre-gl-worker.mjs', await readFile(resolvePackage('maplibre-gl/dist/maplibre-gl-worker.mjs'))],
    ['font.woff2', await readFile(resolvePackage('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2'))],
  ]);
}

export interface BareService {
  files: ReadonlyMap<string, Buffer>;
  branch: Branch;
  camera: { lon: number; lat: number; zoom: number };
  isPhone: boolean;
}

/** Serves everything below /bare/ in a browser context. */
export async function serveBare(
  context: Routes,
  carry: Carry,
  { files, branch, camera, isPhone }: BareService,
  variant: BareVariant,
  { geojson, positions, tile, vocabulary }: BarePlaces,
): Promise<void> {
  const page = (origin: string) => {
    const settings: BareSettings = {
      center: [camera.lon, camera.lat],
      zoom: camera.zoom,
      archive: `${origin}/basemap/${branch.basemapArchive}`,
      variant,
      font: '/bare/font.woff2',
      isPhone,
      labels: branch.labels,
      ...vocabulary,
    };
    return `<!doctype html><meta name="viewport" content="width=device-width"><link rel="modulepreload" href="/bare/bare.js"><style>html,body,#map{margin:0;height:100%}</style><div id="map"></div><script type="application/json" id="settings">${JSON.stringify(settings)}</script><script type="module" src="/bare/bare.js"></script>`;
  };
  await context.route(/\/bare\//, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const name = pathname.slice('/bare/'.length);
    if (name.endsWith('.mvt')) return sendTile(route, tile, carry);
    const [contentType, body] =
      name === 'places.geojson'
        ? (['application/json', geojson()] as const)
        : name === 'places.bin'
          ? (['application/octet-stream', positions] as const)
          : name === ''
            ? (['text/html', Buffer.from(page(origin))] as const)
            : ([name.endsWith('.woff2') ? 'font/woff2' : 'text/javascript', files.get(name)!] as const);
    await carry(pathname, body);
    await route.fulfill({ contentType, body });
  });
}
