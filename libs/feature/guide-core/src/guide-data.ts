import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import type { GuideEngine } from '@umkreis/guide-engine/engine/guide-engine.ts';

/** Data of a guide: reference data and events, and the engine with the places. */
export interface GuideData {
  status: 'loading' | 'ready' | 'error';
  /** The failed requests had no response at all. */
  isOffline: boolean;
  retry(): void;
  /** The branch has too many places to list: they come from tiles and the search API. */
  isTiled: boolean;
  /** URL of the archive from which the map draws the places; null: none */
  archive: string | null;
  /** Holds the places and runs queries on them: `useEngineQuery` */
  engine: GuideEngine;
  /** Changes whenever the engine's results may change; null: it has no places yet */
  edition: object | null;
  /** The map's points depend on the time of day, because of prohibitions. */
  hasProhibitions: boolean;
  /** Reference data as loaded; undefined: loading */
  names: Names | undefined;
  /** Those used by the branch's places, or all of them after `readAll` */
  categories: ReadonlyMap<string, Category>;
  tags: ReadonlyMap<string, Tag>;
  events: readonly Event[];
  /** IANA zones of events outside the guide's zone, by item id */
  eventZones: ReadonlyMap<string, string>;
  /** False while the events load, and in a branch without events */
  areEventsRead: boolean;
  /** Icon title → path data on a 15×15 grid */
  glyphs: ReadonlyMap<string, string>;
  /**
   * Loads the categories, tags and glyphs that the branch's places don't use, to show something of another branch.
   */
  readAll(): void;
}
