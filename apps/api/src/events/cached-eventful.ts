import { createHash } from 'node:crypto';
import type { Event } from '@umkreis/contract/event.ts';
import type { Db } from '@umkreis/db/database.ts';
import { currentEventsByItem, takesPlace } from '@umkreis/places/events/current-events.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import { timeZoneOf } from '@umkreis/content/place-of.ts';
import type { Eventful, EventfulPlaces } from '../context/eventful.ts';
import { nanoIdsOf } from './eventful-places.repository.ts';
import { recentEvents } from './visible-events.repository.ts';

const HOUR_MS = 3_600_000;
/** Cache size for all branches together, bytes. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Approximate bytes of a cached event, and of a place at an instant. */
const EVENT_BYTES = 400;
const PLACE_BYTES = 200;

/** Cached events of a branch. */
interface BranchEvents {
  /** Events that are not cancelled: where, and until when. */
  events: Pick<Event, 'dateBegin' | 'dateEnd' | 'itemId' | 'itemEvents'>[];
  /** Nano IDs of their places, by ID. */
  nanoIds: ReadonlyMap<string, string>;
}

/**
 * Provides the places with current events, using the branch's events and the same rule as the guide's engine.
 * Queries the database once per content version and hour, like the events themselves.
 */
export class CachedEventful implements Eventful {
  readonly #db: Db;
  readonly #content: ContentState;
  readonly #events = new ByteCache<BranchEvents>({
    most: MOST_BYTES,
    sizeOf: ({ events }) => EVENT_BYTES * events.length,
  });
  readonly #places = new ByteCache<EventfulPlaces>({ most: MOST_BYTES, sizeOf: ({ ids }) => PLACE_BYTES * ids.length });

  constructor(db: Db, content: ContentState) {
    this.#db = db;
    this.#content = content;
  }

  async at(branchShortId: number, at: number): Promise<EventfulPlaces> {
    const version = `${this.#content.versionOf(branchShortId)}|${Math.floor(Date.now() / HOUR_MS)}`;
    return this.#places.get(`${branchShortId}/${at}`, version, async () => {
      const { events, nanoIds } = await this.#events.get(`${branchShortId}`, version, () => this.#read(branchShortId));
      const ids = [...currentEventsByItem(events as Event[], at).keys()].toSorted();
      return {
        ids,
        nanoIds: new Set(ids.flatMap((id) => nanoIds.get(id) ?? [])),
        key: createHash('sha256').update(ids.join()).digest('base64url'),
      };
    });
  }

  async #read(branchShortId: number): Promise<BranchEvents> {
    const ownersOf = (id: number) => this.#content.branches.get(id)?.owners ?? [];
    const filter = branchShortId ? { branchShortId } : { owners: ownersOf(0) };
    const all = await recentEvents(this.#db, filter, timeZoneOf(this.#content));
    const events = all
      .filter(takesPlace)
      .map(({ dateBegin, dateEnd, itemId, itemEvents }) => ({ dateBegin, dateEnd, itemId, itemEvents }));
    const ids = new Set(events.flatMap(({ itemId, itemEvents }) => [itemId, ...itemEvents.map((one) => one.itemId)]));
    return { events, nanoIds: await nanoIdsOf(this.#db, ownersOf(branchShortId), [...ids]) };
  }
}
