import { ApiError } from '@umkreis/api-client/api-error.ts';
import { readReference, type Reference } from '@umkreis/api-client/read-reference.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import { NotServedError } from './not-served-error.ts';

/** Categories, tags, icons and synonyms of a guide. */
export type Names = Reference;

/** Absolute URLs of a branch's data: the engine fetches it, the page never handles the bytes. */
export interface Content {
  /** The branch; `apiRoot` is absolute */
  where: Pick<Boot, 'branch' | 'main' | 'apiRoot'>;
  snapshot: string;
  /** Reference data generated with the snapshot; null: none, all of it is loaded from the API */
  reference: string | null;
  /** null: the branch shows no events */
  events: string | null;
  /** Changes since earlier snapshots (`ItemChanges`); null: not known */
  changes: string | null;
  /** The archive of places generated with the snapshot, from which the map draws them; null: none */
  archive: string | null;
}

/** What the page needs of the content. */
export interface Filled {
  version: string;
  /** The branch has too many places for memory: they are loaded as tiles. */
  isTiled: boolean;
  /** The archive of its places; null: none */
  archive: string | null;
  names: Names;
  /** Prohibitions depend on the time; evaluated after `use('hours')`. */
  hasProhibitions: boolean;
  /** Incremented whenever the engine's results may change */
  edition: number;
}

/** Number of places of a branch. */
export interface PlaceCount {
  total: number;
  /** The branch has too many places for memory: the engine holds none of them. */
  isTiled: boolean;
}

export const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

export interface ReadContent extends Content {
  document: BasemapDocument;
  names: Names;
}

/**
 * Fetches a guide's data without its events.
 * @throws NotServedError; Error if loading or parsing fails; AbortError if aborted
 */
export async function readContent(content: Content, signal: AbortSignal): Promise<ReadContent> {
  const [document, names] = await Promise.all([
    readDocument(content.snapshot, signal),
    readReference(content.where, content.reference, signal).catch(asEngineError),
  ]);
  return { ...content, document, names };
}

/** Without a timeout: large documents may take long on slow networks. */
async function readDocument(snapshot: string, signal: AbortSignal): Promise<BasemapDocument> {
  const response = await fetch(snapshot, { signal });
  if (!response.ok)
    throw new NotServedError(`The server responded to the request for places with status ${response.status}.`);
  return (await response.json()) as BasemapDocument;
}

function asEngineError(error: unknown): never {
  throw error instanceof ApiError && !error.isOffline ? new NotServedError(error.message) : error;
}
