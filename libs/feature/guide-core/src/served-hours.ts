import { useEffect, useSyncExternalStore } from 'react';
import { hoursTagsUrl, MOST_HOURS_TAGS, type HoursTags } from '@umkreis/contract/hours-tags.ts';
import type { HoursModule } from '@umkreis/guide-engine/hours/open-places.ts';

/** Replaces the opening-hours parser for one place at the present time. */
export type ServedTags = Pick<HoursModule, 'openingTag' | 'operatingTag'>;

/** Opening states computed by the server: requested for all rows together, and again when one of them changes. */
export interface ServedHours {
  /** undefined: loading; null: no hours */
  of(nanoId: string): ServedTags | null | undefined;
  /** Requests the tags of a place until the returned function is called. */
  want(nanoId: string): () => void;
  subscribe(listener: () => void): () => void;
}

/** Collects the requests of rows drawn together, ms */
const GATHER_MS = 20;
/** Maximum age of a tag, and delay before a failed request is repeated, ms */
const FRESH_MS = 5 * 60_000;
/** Delay before a tag is requested again whose change is already due, ms */
const LATE_MS = 20_000;

type Read = (url: string) => Promise<HoursTags>;

const readFromEdge: Read = async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as HoursTags;
};

/** @param read replaced in tests */
export function createServedHours(read: Read = readFromEdge): ServedHours {
  const wanted = new Map<string, number>();
  const cached = new Map<string, { tags: ServedTags | null; until: number }>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const scheduleRequest = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void requestDue(), ms);
  };

  async function requestDue(): Promise<void> {
    const now = Date.now();
    const due = [...wanted.keys()].filter((id) => (cached.get(id)?.until ?? 0) <= now);
    for (let from = 0; from < due.length; from += MOST_HOURS_TAGS) {
      const ids = due.slice(from, from + MOST_HOURS_TAGS);
      const response = await read(hoursTagsUrl(ids)).catch(() => null);
      for (const id of ids) cached.set(id, entryOf(response, id, cached.get(id)?.tags ?? null, now));
    }
    if (due.length > 0) for (const listener of listeners) listener();
    const next = Math.min(...[...wanted.keys()].map((id) => cached.get(id)?.until ?? now));
    if (Number.isFinite(next)) scheduleRequest(Math.max(1000, next - Date.now()));
  }

  return {
    of: (nanoId) => cached.get(nanoId)?.tags,
    want(nanoId) {
      wanted.set(nanoId, (wanted.get(nanoId) ?? 0) + 1);
      if (!cached.has(nanoId)) scheduleRequest(GATHER_MS);
      return () => {
        const left = wanted.get(nanoId)! - 1;
        if (left > 0) wanted.set(nanoId, left);
        else wanted.delete(nanoId);
        if (wanted.size === 0) clearTimeout(timer);
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** If the request failed, the previous tags remain valid. */
function entryOf(response: HoursTags | null, id: string, before: ServedTags | null, now: number) {
  const row = response?.[id];
  if (!row) return { tags: response ? null : before, until: now + FRESH_MS };
  const change = row.opening?.nextChange ?? row.operating?.nextChange;
  const at = change ? Date.parse(change) : Infinity;
  return { tags: asModule(row), until: Math.min(now + FRESH_MS, at > now ? at : now + LATE_MS) };
}

function asModule({ opening, operating }: HoursTags[string]): ServedTags {
  const at = (change: string | undefined) => (change ? new Date(change) : undefined);
  return {
    openingTag: () =>
      opening && {
        ...opening,
        nextChange: at(opening.nextChange),
        comment: opening.comment,
        state: opening.key === 'closedNow' || opening.key === 'closedToday' ? 'closed' : stateOf[opening.key],
        changesToday: opening.key === 'closedNow',
      },
    operatingTag: () =>
      operating && {
        ...operating,
        nextChange: at(operating.nextChange),
        color: operating.isOperating ? 'ohOpen' : 'ohClosed',
      },
  };
}

const stateOf = { open: 'open', openEnd: 'openEnd', unknown: 'unknown', permanentlyClosed: 'closed' } as const;
const never = () => () => undefined;

/** The tags of a place; null if it has none, while they load, and without a nanoId. */
export function useServedHours(served: ServedHours | undefined, nanoId: string | null): ServedTags | null {
  useEffect(() => (served && nanoId !== null ? served.want(nanoId) : undefined), [served, nanoId]);
  return useSyncExternalStore(
    served?.subscribe ?? never,
    () => (served && nanoId !== null ? (served.of(nanoId) ?? null) : null),
    () => null,
  );
}

/** Whether the tags of a place are still loading, so that their line must be reserved. */
export function useIsServedHoursComing(served: ServedHours | undefined, nanoId: string, needed: boolean): boolean {
  return useSyncExternalStore(
    served?.subscribe ?? never,
    () => Boolean(served && needed && served.of(nanoId) === undefined),
    () => false,
  );
}
