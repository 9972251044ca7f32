import { request } from '@umkreis/api-client/request.ts';
import type { Event } from '@umkreis/contract/event.ts';

/** The events of a branch, which are read again and again. */
export interface KnownEvents {
  /** As they were read last */
  list: readonly Event[];
  /** Reads those of a branch. @param url null: it has none @returns when they are known or can't be had */
  begin(url: string | null): Promise<void>;
  /** Reads them again; the first time after `begin`, waits for those. @throws ApiError */
  next(): Promise<void>;
}

/** @param onOther called when they are others than before */
export function knownEvents(onOther: () => void): KnownEvents {
  let list: readonly Event[] = [];
  let from: string | null = null;
  let first: Promise<void> | null = null;
  /** Of two readings that overtake each other the later one counts */
  let readings = 0;

  const take = (next: readonly Event[]) => {
    if (JSON.stringify(next) === JSON.stringify(list)) return;
    list = next;
    onOther();
  };
  async function read() {
    readings += 1;
    const reading = readings;
    const next = from === null ? [] : await request<Event[]>(from);
    if (reading === readings) take(next);
  }

  return {
    get list() {
      return list;
    },
    begin(url) {
      if (url !== from) take([]);
      from = url;
      first = read();
      return first.catch(() => undefined);
    },
    next() {
      const reading = first ?? read();
      first = null;
      return reading;
    },
  };
}
