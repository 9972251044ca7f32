import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import type { GuideEngine } from './engine/guide-engine.ts';

/** What a guide shows: reference data and events, and the engine that has the places. */
export interface GuideData {
  status: 'loading' | 'ready' | 'error';
  /** The failed calls had no answer at all. */
  isOffline: boolean;
  retry(): void;
  /** The branch is too large to list: its places come from tiles and the search API. */
  isTiled: boolean;
  /** Has the places, and answers what is asked of them: `useAnswer` */
  engine: GuideEngine;
  /** Another whenever the engine may answer otherwise; null: it has no places yet */
  edition: object | null;
  /** The map's points may be others by the hour: prohibitions. */
  hasProhibitions: boolean;
  /** Reference data as it was read; undefined: not yet */
  names: Names | undefined;
  /** Those that the branch's places use, until `readAll` */
  categories: ReadonlyMap<string, Category>;
  tags: ReadonlyMap<string, Tag>;
  events: readonly Event[];
  /** IANA zones of the places of events that are not on the guide's clock, by item id */
  eventZones: ReadonlyMap<string, string>;
  /** False while the events are on their way, and in a branch that has none */
  areEventsRead: boolean;
  /** Icon title → path data on a 15×15 grid */
  glyphs: ReadonlyMap<string, string>;
  /**
   * Something is shown that is not of this branch: reads the categories, tags and glyphs that its places don't use,
   * too.
   */
  readAll(): void;
}
