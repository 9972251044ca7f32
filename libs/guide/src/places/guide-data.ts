import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Reference } from '@umkreis/api-client/use-reference.ts';
import type { Place } from './place.ts';

/** What a guide shows: the branch's places joined with the reference data. */
export interface GuideData {
  status: 'loading' | 'ready' | 'error';
  /** The failed calls had no answer at all. */
  isOffline: boolean;
  retry(): void;
  /** The branch is too large to list: its places come from tiles and the search API. */
  isTiled: boolean;
  /** Grows with every change of the content */
  version: string;
  /** Reference data as it was read; undefined: not yet */
  names: Reference | undefined;
  places: readonly Place[];
  byNanoId: ReadonlyMap<string, Place>;
  byId: ReadonlyMap<string, Place>;
  /** Those that the branch's places use, until `readAll` */
  categories: ReadonlyMap<string, Category>;
  tags: ReadonlyMap<string, Tag>;
  events: readonly Event[];
  /** False while the events are on their way, and in a branch that has none */
  areEventsRead: boolean;
  /** Icon title → path data on a 15×15 grid */
  glyphs: ReadonlyMap<string, string>;
  /**
   * Something is shown that is not of this branch: reads the categories, tags and glyphs that its places don't use,
   * too.
   */
  readAll(): void;
  /** The places themselves are needed: until then a map that has its own is all there is to show. */
  want(): void;
  isWanted: boolean;
}
