import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Place } from '../places/place.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { documentItems } from '@umkreis/places/document-items.ts';
import { joinPlaces } from '@umkreis/places/join-places.ts';
import { openingPlaceOf, timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { byId, type ReadContent } from './content.ts';
import { createBranchEvents, type BranchEvents } from './branch-events.ts';
import type { PlaceTest } from '../filters/matches-filter.ts';
import { openPlaces } from '../hours/open-places.ts';
import { joinedOf, type Joined } from '../places/joined.ts';
import type { CodeParts } from './code-parts.ts';

/** The content of the engine, with its places joined for the instant of a query. */
export class GuideState {
  readonly parts: CodeParts;
  readonly events: BranchEvents;
  #content: ReadContent | null = null;
  #joined: { key: string; of: Joined } | null = null;
  /** Incremented whenever the joined places may change */
  #edition = 0;
  #isArchiveLost = false;

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

  /** The map draws the places from the archive of the content. */
  get hasArchive(): boolean {
    return this.#content?.archive != null && !this.#isArchiveLost;
  }

  get isTiled(): boolean {
    return this.#content?.document.tiled === true;
  }

  setContent(content: ReadContent): void {
    this.#content = content;
    this.#edition += 1;
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
    const { where, document, names } = this.#content;
    const tags = byId(names.tags);
    const items = documentItems(document, tags, !where.branch);
    const of = joinedOf(this.joinItems(items, at), { categories: byId(names.categories), tags, events });
    this.#joined = { key, of };
    return of;
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
