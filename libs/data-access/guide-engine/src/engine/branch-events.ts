import { request } from '@umkreis/api-client/request.ts';
import type { Event } from '@umkreis/contract/event.ts';

/** The events of a branch, reloaded regularly. */
export interface BranchEvents {
  /** As last loaded */
  list: readonly Event[];
  /**
   * Starts loading the events of a branch. @param url null: it has none @returns settles when loading has succeeded
   * or failed
   */
  start(url: string | null): Promise<void>;
  /** Reloads the events; the first call after `start` waits for that request. @throws ApiError */
  next(): Promise<void>;
}

/** @param onOther called when the events change */
export function createBranchEvents(onOther: () => void): BranchEvents {
  let list: readonly Event[] = [];
  let from: string | null = null;
  let first: Promise<void> | null = null;
  /** Number of the last request; earlier responses are ignored */
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
    start(url) {
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
