import { offlineCaches } from '@umkreis/contract/offline.ts';

/** A download of a guide that was started and not finished. */
interface UnfinishedMap {
  /** Identifies the download */
  run: string;
  /** Name of the branch's snapshot when it started; null: it had none */
  snapshot: string | null;
  /** ISO instant */
  startedAt: string;
}

/** Stored in the cache of the basemaps, so that both are deleted together. */
const NOTE = '/-/unfinished-map';
/** After this time an interrupted download starts again: data of the places may have changed, ms. */
const MAX_AGE_MS = 24 * 3_600_000;

const basemaps = () => caches.open(offlineCaches.basemaps);

/** The interrupted download of this host's guide; null: none. */
export async function readUnfinishedMap(): Promise<UnfinishedMap | null> {
  const note = await (await basemaps()).match(NOTE);
  return note ? ((await note.json()) as UnfinishedMap) : null;
}

/** Continues the interrupted download, or starts another one if it is outdated. @returns its identifier */
export async function startOrContinue(snapshot: string | null): Promise<string> {
  const unfinished = await readUnfinishedMap();
  const age = unfinished ? Date.now() - Date.parse(unfinished.startedAt) : Infinity;
  // A clock that was wrong when the download started gives a negative age.
  if (unfinished && unfinished.snapshot === snapshot && age >= 0 && age < MAX_AGE_MS) return unfinished.run;
  const started: UnfinishedMap = { run: crypto.randomUUID(), snapshot, startedAt: new Date().toISOString() };
  await (await basemaps()).put(NOTE, Response.json(started));
  return started.run;
}

export const finish = async (): Promise<unknown> => (await basemaps()).delete(NOTE);
