import { readAllReference } from '@umkreis/api-client/read-reference.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { documentItems } from '@umkreis/places/document-items.ts';
import { openingPlaceOf, timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import {
  byId,
  readContent,
  type Content,
  type Filled,
  type Names,
  type PlaceCount,
  type ReadContent,
} from './content.ts';
import type { Parts } from '../parts/parts.ts';
import type { GuideState } from './guide-state.ts';
import { hasArchive, readPatch, type Patch } from './read-patch.ts';
import type { PlaceQueries } from './place-queries.ts';

/** Timeout for events, ms: they only enlarge symbols, so the places don't wait for them any longer. */
const eventsTimeoutMs = 300;

export interface EventsRead {
  events: readonly Event[];
  /** Edition of the results from now on */
  edition: number;
}

/** Calls on the content of a branch: its places, names and events. */
export interface ContentCalls {
  /**
   * Fetches the content of a branch, or what has changed since the previous content, which it replaces when it is
   * loaded. Aborts a pending `fill`.
   * Waits for events only briefly. @throws NotServedError; Error if loading or parsing fails
   */
  fill(content: Content): Promise<Filled>;
  /** Called when an archive can't be loaded: from then on all places are current ones. */
  forgetArchive(): void;
  /** Reloads the events; the first call after `fill` waits for that request instead. @throws ApiError */
  readEvents(): Promise<EventsRead>;
  /** The events as last loaded */
  events(): readonly Event[];
  /** Names used by the places; null: no content yet */
  names(): Names | null;
  /** Loads all names, to show places of other branches. @throws ApiError */
  allNames(): Promise<Names>;
  /** Loads a part of its code. @param url of the module @throws if loading fails */
  use(part: keyof Parts, url: string): Promise<void>;
  /** Number of places in the content; null: no content yet */
  count(): PlaceCount | null;
  /** Zones of events outside the guide's zone: item id and IANA zone */
  eventZones(): readonly [string, string][];
}

export function contentCalls(state: GuideState, queries: PlaceQueries): ContentCalls {
  const { events, parts } = state;
  let filling: AbortController | null = null;

  function useContent(read: ReadContent): void {
    state.setContent(read);
    const { document, names } = read;
    if (document.tiled) return;
    queries.search.setItems(document.items, {
      categories: byId(names.categories),
      tags: byId(names.tags),
      words: names.words ?? [],
    });
  }

  function usePatch({ content, archived, changed }: Patch): void {
    state.patchContent(content, archived, changed);
    queries.search.patchItems(content.document.items, changed);
  }

  return {
    async fill(next) {
      filling?.abort();
      const { signal } = (filling = new AbortController());
      const eventsLoaded = events.start(next.events);
      const patch = await readPatch(state, next, signal);
      const read = patch?.content ?? (await readContent(await withArchive(state, next, signal), signal));
      await Promise.race([eventsLoaded, after(eventsTimeoutMs)]);
      signal.throwIfAborted();
      if (patch) usePatch(patch);
      else useContent(read);
      queries.clear();
      return filledOf(read, state.edition);
    },
    forgetArchive: () => state.forgetArchive(),
    async readEvents() {
      await events.next();
      return { events: events.list, edition: state.edition };
    },
    events: () => events.list,
    names: () => state.content && state.content.names,
    allNames: () => readAllReference(state.content!.where),
    use: (part, url) => parts.use(part, url),
    count() {
      const { content } = state;
      return content && { total: content.document.total, isTiled: content.document.tiled };
    },
    eventZones() {
      const { content } = state;
      if (!content || events.list.length === 0) return [];
      const { where } = content;
      const eventful = new Set(events.list.map(({ itemId }) => itemId));
      return documentItems(content.document, byId(content.names.tags), !where.branch)
        .filter(({ id, hoursPlace }) => hoursPlace !== undefined && eventful.has(id))
        .map((item): [string, string] => [item.id, openingPlaceOf(where, item).timeZone])
        .filter(([, zone]) => zone !== timeZoneOf(where));
    },
  };
}

/** A newer content; without its archive if that isn't written yet. The page knows that of the first one. */
const withArchive = async (state: GuideState, next: Content, signal: AbortSignal): Promise<Content> =>
  state.content && !(await hasArchive(next, signal)) ? { ...next, archive: null } : next;

const filledOf = ({ document, names, archive }: ReadContent, edition: number): Filled => ({
  version: document.version,
  isTiled: document.tiled,
  archive: document.tiled ? null : archive,
  names,
  hasProhibitions: document.items.some(({ details }) => details?.transportForbiddenHours),
  edition,
});

const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
