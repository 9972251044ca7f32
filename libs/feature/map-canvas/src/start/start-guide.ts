import type { Boot } from '@umkreis/contract/boot.ts';
import { isServedTiled } from '@umkreis/contract/places-archive.ts';
import { setSearchReady } from '@umkreis/contract/page-frame/early-use.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import { firstBasemapFile } from '@umkreis/contract/served-basemap-file.ts';
import { connectEngine } from '@umkreis/guide-engine/engine/connect-engine.ts';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import { partUrls } from '@umkreis/guide-engine/parts/part-urls.ts';
import { contentOf } from '@umkreis/guide-core/engine/content-of.ts';
import { setStartedGuide, type StartedGuide } from '@umkreis/guide-core/engine/started-guide.ts';

/**
 * Starts the engine on the page's snapshot. If the map loads the places itself as tiles, the engine waits until
 * `prioritize` is called. Meanwhile the names for symbols are loaded; after MapLibre, to leave it the bandwidth of
 * slow connections.
 * @param isNarrowed some places may be filtered out: the engine decides which before the first drawing
 * @returns null without a snapshot
 */
export function startGuide(boot: Boot, isNarrowed: boolean, library: Promise<unknown>): StartedGuide | null {
  const fileName = firstBasemapFile(boot);
  if (!fileName) return null;
  const urlOf = (name: string) => `${boot.assetRoot}/json/${name}`;
  const isTiled = isServedTiled(boot);
  const content = contentOf(boot, fileName);
  const hasTiles = isTiled || content.archive !== null;
  const mayName = hasTiles ? library.catch(() => undefined) : Promise.resolve();
  const start = Promise.withResolvers<void>();
  if (isNarrowed ? !isTiled : !hasTiles) start.resolve();
  const link = connectEngine();
  const fill = async () => {
    await start.promise;
    const filled = await link.engine.fill(content);
    started.filled = filled;
    started.names = filled.names;
    if (filled.hasProhibitions) void link.engine.use('hours', partUrls().hours);
    return filled;
  };
  const started: StartedGuide = {
    link,
    snapshot: content.snapshot,
    archive: content.archive,
    isTiled,
    naming: mayName.then(() => readNames(urlOf(referenceFileOf(fileName)))),
    names: null,
    drawn: null,
    filled: null,
    filling: fill(),
    prioritize: start.resolve,
  };
  started.naming.then(
    (names) => {
      started.names ??= names;
    },
    () => undefined,
  );
  started.filling.catch(() => undefined);
  setSearchReady(started.filling);
  setStartedGuide(started);
  return started;
}

/** Uses the same request options as the page's preload, otherwise the file would be fetched twice. */
async function readNames(url: string): Promise<Names> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json() as Promise<Names>;
}
