import type { Boot } from '@umkreis/contract/boot.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import { NotServedError } from './not-served-error.ts';

export type Names = Pick<ReferenceDocument, 'categories' | 'tags' | 'icons' | 'words'>;

/** What a branch's guide is made of. */
export interface Content {
  /** Whose guide it is; `apiRoot` is absolute */
  where: Pick<Boot, 'branch' | 'main' | 'apiRoot'>;
  /** Absolute address of the snapshot, which the engine fetches: the page never has its bytes */
  snapshot: string;
  /** Categories, tags and icons: as fetched, or read already */
  names: ArrayBuffer | Names;
}

/** What the page needs to know of the content. */
export interface Filled {
  version: string;
  /** The branch is too large for memory: its places come as tiles. */
  isTiled: boolean;
  names: Names;
  /** Prohibitions are in force by the hour: `use('hours')` tells which. */
  hasProhibitions: boolean;
}

/** How many places a branch has. */
export interface PlaceCount {
  total: number;
  /** The branch is too large for memory: the engine has none of them. */
  isTiled: boolean;
}

/** Reads JSON as it was fetched. @throws SyntaxError */
const readJson = <T>(bytes: ArrayBuffer): T => JSON.parse(new TextDecoder().decode(bytes)) as T;

export const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

export interface ReadContent {
  where: Content['where'];
  document: BasemapDocument;
  names: Names;
}

/** A snapshot on its way */
export interface Fetching {
  snapshot: string;
  response: Promise<Response>;
  giveUp(): void;
}

/** Asks for a snapshot. @param snapshot its absolute address */
export function fetchSnapshot(snapshot: string): Fetching {
  const controller = new AbortController();
  const response = fetch(snapshot, { signal: controller.signal });
  // whoever reads it is told
  response.catch(() => undefined);
  return { snapshot, response, giveUp: () => controller.abort() };
}

/** @throws NotServedError; Error when it can't be had or read; AbortError when it was given up */
export async function readContent({ where, names }: Content, fetching: Fetching): Promise<ReadContent> {
  const response = await fetching.response;
  if (!response.ok) throw new NotServedError(`The places answered ${response.status}.`);
  return {
    where,
    document: (await response.json()) as BasemapDocument,
    names: names instanceof ArrayBuffer ? readJson<Names>(names) : names,
  };
}
