import type { Boot } from '@umkreis/contract/boot.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';

export type Names = Pick<ReferenceDocument, 'categories' | 'tags' | 'icons' | 'words'>;

/** What a branch's guide is made of. */
export interface Content {
  /** Whose guide it is; `apiRoot` is absolute */
  where: Pick<Boot, 'branch' | 'main' | 'apiRoot'>;
  /** The snapshot as it was fetched, JSON in UTF-8 */
  snapshot: ArrayBuffer;
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

/** Reads JSON as it was fetched. @throws SyntaxError */
export const readJson = <T>(bytes: ArrayBuffer): T => JSON.parse(new TextDecoder().decode(bytes)) as T;

export const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

export interface ReadContent {
  where: Content['where'];
  document: BasemapDocument;
  names: Names;
}

/** @throws Error when it can't be read */
export function readContent({ where, snapshot, names }: Content): ReadContent {
  return {
    where,
    document: readJson<BasemapDocument>(snapshot),
    names: names instanceof ArrayBuffer ? readJson<Names>(names) : names,
  };
}
