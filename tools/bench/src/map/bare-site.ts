import { brotliCompressSync } from 'node:zlib';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import type { Run } from '@umkreis/deploy/run-file.ts';
import { barePlaces } from './bare-places.ts';
import { startDeskServer, type Routes } from './desk-server.ts';
import { atOnce } from './phone-line.ts';
import { bareFiles, serveBare } from './serve-bare.ts';
import { tilesOf } from './synthetic-tiles.ts';
import { readApi, readVocabulary } from './vocabulary.ts';

export interface BareSite {
  url: string;
  close(): Promise<void>;
}

/** Serves the bare page with the places and symbols of a guide, compressed as the product's files are. */
export async function startBareSite({ url, apiUrl }: Run, subdomain: string): Promise<BareSite> {
  const { branches, vocabulary } = await readVocabulary(apiUrl);
  const branch = branches.find((one) => one.subdomain === subdomain)!;
  const { items } = await readApi<BasemapDocument>(apiUrl, apiPaths.basemap(branch.shortId));
  const tile = tilesOf(items, new Map(vocabulary.categories.map((category) => [category.id, category])));
  const camera = branch.mapCenter.find(({ breakpoint }) => breakpoint === 'xs') ?? branch.mapCenter[0]!;
  const files = await bareFiles();
  const desk = await startDeskServer(Number(new URL(url).port));
  await desk.setRoutes((routes) =>
    serveBare(
      compressed(routes),
      atOnce,
      { files, branch, camera, isPhone: true },
      'symbols',
      barePlaces(items, tile, vocabulary),
    ),
  );
  return { url: `http://${subdomain}.localhost:${desk.port}/bare/`, close: () => desk.close() };
}

/** The same routes with compressed text. */
const compressed = (routes: Routes): Routes => ({
  route: (path, handle) =>
    routes.route(path, (route) =>
      handle({
        request: () => route.request(),
        fulfill: ({ headers, body = '', ...response }) =>
          /javascript|json|html/.test(response.contentType ?? '')
            ? route.fulfill({
                ...response,
                headers: { ...headers, 'content-encoding': 'br' },
                body: brotliCompressSync(body),
              })
            : route.fulfill({ ...response, ...(headers && { headers }), body }),
      }),
    ),
});
