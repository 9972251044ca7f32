import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { isServedTiled, servedPointsFile } from '@umkreis/contract/points-file.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import { servedBasemapFile } from '@umkreis/api-client/served-basemap-file.ts';
import { connectEngine } from '@umkreis/guide-engine/engine/connect-engine.ts';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import { partUrls } from '@umkreis/guide-engine/parts/part-urls.ts';
import { keepStartedGuide, type StartedGuide } from '@umkreis/guide/engine/started-guide.ts';

/** Events make symbols larger; the places don't wait for them longer than this, ms. */
const patience = 300;

/**
 * Starts the engine on the page's snapshot. Where the map reads the places by itself, as points or as tiles, the engine
 * waits until it is told to hurry.
 * @param isNarrowed some places may be left out: the engine says which, before the first is drawn
 * @returns null where there is no snapshot
 */
export function startGuide(boot: Boot, isNarrowed: boolean): StartedGuide | null {
  const { branch, main, apiRoot, assetRoot } = boot;
  const fileName = servedBasemapFile(boot);
  if (!fileName) return null;
  const urlOf = (name: string) => `${assetRoot}/json/${name}`;
  const isTiled = isServedTiled(boot);
  const pointsFile = isNarrowed ? null : servedPointsFile(boot);
  const reference = bytesOf(urlOf(referenceFileOf(fileName)));
  const begin = Promise.withResolvers<void>();
  if (!pointsFile && !isTiled) begin.resolve();
  const link = connectEngine();
  const fill = async () => {
    await begin.promise;
    const events = branch?.hasEvents ? eventsOf(apiRoot + apiPaths.events(branch.shortId)) : Promise.resolve([]);
    const snapshot = absolute(urlOf(fileName));
    void link.engine.fetchAhead(snapshot);
    const filled = await link.engine.fill({
      where: { branch, main, apiRoot: absolute(apiRoot) },
      snapshot,
      names: await reference,
    });
    started.filled = filled;
    started.names = filled.names;
    void link.engine.setPoints(started.points);
    void link.engine.setEvents(await Promise.race([events, after(patience)]));
    if (filled.hasProhibitions) void link.engine.use('hours', partUrls().hours);
    return filled;
  };
  const started: StartedGuide = {
    link,
    fileName,
    points: pointsFile && urlOf(pointsFile),
    isTiled,
    naming: reference.then(namesIn),
    names: null,
    drawn: null,
    filled: null,
    filling: fill(),
    hurry: begin.resolve,
  };
  started.naming.then(
    (names) => {
      started.names ??= names;
    },
    () => undefined,
  );
  started.filling.catch(() => undefined);
  keepStartedGuide(started);
  return started;
}

const absolute = (url: string) => new URL(url, location.href).href;

const namesIn = (bytes: ArrayBuffer) => JSON.parse(new TextDecoder().decode(bytes)) as Names;

const after = (ms: number) =>
  new Promise<Event[]>((resolve) => {
    setTimeout(() => resolve([]), ms);
  });

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.arrayBuffer();
}

const eventsOf = (url: string): Promise<Event[]> =>
  fetch(url).then(
    (response) => (response.ok ? (response.json() as Promise<Event[]>) : []),
    () => [],
  );
