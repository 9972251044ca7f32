import type { BasemapDocument, BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Place } from '../places/place.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { documentItems } from '@umkreis/places/document-items.ts';
import { joinPlaces } from '@umkreis/places/join-places.ts';
import { openingPlaceOf, timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { byId, type ReadContent } from './content.ts';
import { createBranchEvents, type BranchEvents } from './branch-events.ts';
import type { PlaceTest } from '../filters/matches-filter.ts';
import { openPlaces } from '../hours/open-places.ts';
import { archivedNow, withChanges, type ArchivedPlaces } from '../places/archived-places.ts';
import { joinedOf, patchJoined, type Joined } from '../places/joined.ts';
import type { ArchivedContent } from '../results/changed-places.ts';
import type { PatchedItems } from '@umkreis/places/patch-items.ts';
import type { CodeParts } from './code-parts.ts';

/** The content of the engine, with its places joined for the instant of a query. */
export class GuideState {
  readonly parts: CodeParts;
  readonly events: BranchEvents;
  #content: ReadContent | null = null;
  #joined: { key: string; at: number; of: Joined } | null = null;
  /** Incremented whenever the joined places may change */
  #edition = 0;
  #isArchiveLost = false;
  /** null: the map's tiles are as old as the content */
  #archived: ArchivedPlaces | null = null;

  /** @param onOther called when content or events change */
  constructor(parts: CodeParts, onOther: () => void) {
    this.parts = parts;
    this.events = createBranchEvents(() => {
      this.#edition += 1;
      onOther();
    });
  }

  get content(): ReadContent | null {
    return this.#content;
  }

  get edition(): number {
    return this.#edition;
  }

  /** What the map draws from tiles; null: nothing */
  get archived(): ArchivedContent | null {
    if (!this.#content?.archive || this.#isArchiveLost) return null;
    const { where, document } = this.#content;
    return { where, ...(this.#archived ?? { createdAt: Number(document.version), changed: new Set() }) };
  }

  get isTiled(): boolean {
    return this.#content?.document.tiled === true;
  }

  setContent(content: ReadContent): void {
    this.#content = content;
    this.#archived = null;
    this.#edition += 1;
  }

  /** What the map would draw from tiles after these changes of the content. Needs the content. */
  archivedWith(patched: PatchedItems): ArchivedPlaces {
    return withChanges(this.#archived ?? archivedNow(this.anyGuide(), this.#content!.document.version), patched);
  }

  /**
   * @param content that with the archive which the map draws, and newer items
   * @param changed IDs of changed, new and deleted items
   */
  patchContent(content: ReadContent, archived: ArchivedPlaces, changed: ReadonlySet<string>): void {
    const joined = this.#joined;
    const isCurrent = joined?.key === (joined && this.keyAt(joined.at));
    this.setContent(content);
    this.#archived = archived;
    if (!joined || !isCurrent) return;
    const { at, of } = joined;
    const items = content.document.items.filter(({ id }) => changed.has(id));
    const fresh = this.joinItems(this.#visible({ ...content.document, items }, of.tags), at);
    this.#joined = { key: this.keyAt(at), at, of: patchJoined(of, fresh, changed, archived.numbering) };
  }

  forgetArchive(): void {
    this.#isArchiveLost = true;
    this.#edition += 1;
  }

  /** Joins the places again: code that decides about them has loaded. */
  joinAgain(): void {
    this.#edition += 1;
  }

  /** Key of the joined places at an instant */
  keyAt(at: number): string {
    return `${this.#edition}-${quarterHour(at)}`;
  }

  /** Joins items with their categories, tags and events. Needs the content. */
  joinItems(items: readonly BasemapItem[], at: number): Place[] {
    const { where, names } = this.#content!;
    const now = new Date(at);
    const { hours } = this.parts;
    return joinPlaces(items, {
      categories: byId(names.categories),
      tags: byId(names.tags),
      events: this.events.list,
      now,
      timeZone: timeZoneOf(where),
      ...(hours && { isForbiddenNow: (value, item) => hours.isForbiddenNow(value, now, openingPlaceOf(where, item)) }),
    });
  }

  /** The places at an instant; none before the content has loaded. */
  guide(at: number): Joined {
    const key = this.keyAt(at);
    if (this.#joined?.key === key) return this.#joined.of;
    const events = this.events.list;
    if (!this.#content) return joinedOf([], { categories: new Map(), tags: new Map(), events });
    const { document, names } = this.#content;
    const tags = byId(names.tags);
    const of = joinedOf(
      this.joinItems(this.#visible(document, tags), at),
      { categories: byId(names.categories), tags, events },
      this.#archived?.numbering,
    );
    this.#joined = { key, at, of };
    return of;
  }

  #visible(document: Pick<BasemapDocument, 'items' | 'hoursPlaces'>, tags: ReadonlyMap<string, Tag>) {
    return documentItems(document, tags, !this.#content!.where.branch);
  }

  /** The places as last joined, whatever the instant. */
  anyGuide(): Joined {
    return this.#joined?.of ?? this.guide(0);
  }

  /** Tests whether a place is open; undefined: opening hours or content aren't loaded. */
  openAt(at: number): PlaceTest | undefined {
    const { hours } = this.parts;
    return hours && this.#content ? openPlaces(hours, this.#content.where, new Date(at)) : undefined;
  }
}
