import type { Boot } from '@umkreis/contract/boot.ts';
import { isServedTiled, servedPointsFile } from '@umkreis/contract/points-file.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import { servedBasemapFile } from '@umkreis/api-client/served-basemap-file.ts';
import { connectEngine } from '@umkreis/guide-engine/engine/connect-engine.ts';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import { partUrls } from '@umkreis/guide-engine/parts/part-urls.ts';
import { contentOf } from '@umkreis/guide-core/engine/content-of.ts';
import { setStartedGuide, type StartedGuide } from '@umkreis/guide-core/engine/started-guide.ts';

/**
 * Starts the engine on the page's snapshot. If the map loads the places itself, as points or tiles, the engine
 * waits until `prioritize` is called. Meanwhile the names for symbols are loaded; with points only after MapLibre,
 * to leave it the bandwidth of slow connections.
 * @param isNarrowed some places may be filtered out: the engine decides which before the first drawing
 * @returns null without a snapshot
 */
export function startGuide(boot: Boot, isNarrowed: boolean, library: Promise<unknown>): StartedGuide | null {
  const fileName = servedBasemapFile(boot);
  if (!fileName) return null;
  const urlOf = (name: string) => `${boot.assetRoot}/json/${name}`;
  const isTiled = isServedTiled(boot);
  const pointsFile = isNarrowed ? null : servedPointsFile(boot);
  const content = contentOf(boot, fileName);
  const mayName = pointsFile ? library.catch(() => undefined) : Promise.resolve();
  const start = Promise.withResolvers<void>();
  if (!pointsFile && !isTiled) start.resolve();
  const link = connectEngine();
  const fill = async () => {
    await start.promise;
    const filled = await link.engine.fill({ ...content, points: started.points });
    started.filled = filled;
    started.names = filled.names;
    if (filled.hasProhibitions) void link.engine.use('hours', partUrls().hours);
    return filled;
  };
  const started: StartedGuide = {
    link,
    snapshot: content.snapshot,
    points: pointsFile && urlOf(pointsFile),
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
  setStartedGuide(started);
  return started;
}

/** Uses the same request options as the page's preload, otherwise the file would be fetched twice. */
async function readNames(url: string): Promise<Names> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json() as Promise<Names>;
}
