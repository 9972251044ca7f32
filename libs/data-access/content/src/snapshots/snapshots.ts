import type { Health } from '@umkreis/contract/health.ts';
import type { ItemPage } from './item-page.ts';
import type { Sendable } from './sendable.ts';

/** The items of each owner as JSON text. */
export interface Fragments {
  /** The owner's items, sorted by ID; of a newer version only pages with changed items are other objects. */
  pages(owner: number, version: string): Promise<readonly ItemPage[]>;
}

/** Snapshots of the branches for routes; number 0 contains the items of all branches. */
export interface Snapshots {
  readonly fragments: Fragments;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** @param listener called after each new snapshot */
  onChange(listener: () => void): void;
  /** Number of items in the branch's last snapshot. */
  totalOf(shortId: number): number | undefined;
  /** Current file names by branch. */
  files(): Record<string, string>;
  /**
   * Name of the archive with the branch's places as vector tiles; null: the API serves them, or no file exists yet.
   */
  placesArchive(shortId: number): string | null;
  /** Whether the branch's last snapshot omits the items because they are served as tiles. */
  isTiled(shortId: number): boolean;
  /** The branch's current document. @throws the error that prevents loading it */
  document(shortId: number): Promise<Sendable>;
  health(): Health['snapshots'];
}
