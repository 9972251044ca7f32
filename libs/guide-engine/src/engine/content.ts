import { ApiError } from '@umkreis/api-client/api-error.ts';
import { readReference, type Reference } from '@umkreis/api-client/read-reference.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import { NotServedError } from './not-served-error.ts';

/** Categories, tags, icons and words of a guide. */
export type Names = Reference;

/** What a branch's guide is made of, at absolute addresses: the engine fetches it, the page never has its bytes. */
export interface Content {
  /** Whose guide it is; `apiRoot` is absolute */
  where: Pick<Boot, 'branch' | 'main' | 'apiRoot'>;
  snapshot: string;
  /** Reference data that was made with it; null: there is none, and all of the API is read */
  reference: string | null;
  /** null: the branch shows none */
  events: string | null;
  /** The file of points made with the snapshot, which `items` names where it would make the same; null: none */
  points: string | null;
}

/** What the page needs to know of the content. */
export interface Filled {
  version: string;
  /** The branch is too large for memory: its places come as tiles. */
  isTiled: boolean;
  names: Names;
  /** Prohibitions are in force by the hour: `use('hours')` tells which. */
  hasProhibitions: boolean;
  /** Grows with whatever the engine's answers follow from */
  edition: number;
}

/** How many places a branch has. */
export interface PlaceCount {
  total: number;
  /** The branch is too large for memory: the engine has none of them. */
  isTiled: boolean;
}

export const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

export interface ReadContent extends Content {
  document: BasemapDocument;
  names: Names;
}

/**
 * Fetches what a guide is made of, but for its events.
 * @throws NotServedError; Error when it can't be had or read; AbortError when it was given up
 */
export async function readContent(content: Content, signal: AbortSignal): Promise<ReadContent> {
  const [document, names] = await Promise.all([
    readDocument(content.snapshot, signal),
    readReference(content.where, content.reference, signal).catch(asEngineError),
  ]);
  return { ...content, document, names };
}

/** However many places it has: a slow network is waited for. */
async function readDocument(snapshot: string, signal: AbortSignal): Promise<BasemapDocument> {
  const response = await fetch(snapshot, { signal });
  if (!response.ok) throw new NotServedError(`The places answered ${response.status}.`);
  return (await response.json()) as BasemapDocument;
}

function asEngineError(error: unknown): never {
  throw error instanceof ApiError && !error.isOffline ? new NotServedError(error.message) : error;
}
