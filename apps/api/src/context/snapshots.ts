import type { Health } from '@umkreis/contract/health.ts';
import type { Sendable } from '../http/send-document.ts';

/** The items of each owner as pieces of JSON text. */
export interface Fragments {
  /** Yields the owner's items as pieces of the inside of a JSON array. */
  pieces(owner: number, version: string): AsyncGenerator<Buffer>;
}

/** Snapshots of the branches, as routes read them; number 0 holds the items of all branches. */
export interface Snapshots {
  readonly fragments: Fragments;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Items the branch has, as of its last snapshot. */
  totalOf(shortId: number): number | undefined;
  /** File names by branch, as they are now. */
  files(): Record<string, string>;
  /** Name of the file with the branch's places as points of the map; null: they come as tiles, or none is there yet. */
  pointsFile(shortId: number): string | null;
  /** Whether the branch's last snapshot names no items: they come as tiles. */
  isTiled(shortId: number): boolean;
  /** The branch's current document. @throws the error that keeps it away */
  document(shortId: number): Promise<Sendable>;
  health(): Health['snapshots'];
}
