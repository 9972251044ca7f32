import { useState } from 'react';

interface Keys {
  /** Name of the list */
  name: string;
  ids: readonly string[];
  byId: ReadonlyMap<string, number>;
  /** The smallest unused key */
  next: number;
}

const none: Keys = { name: '', ids: [], byId: new Map(), next: 0 };

function keysOf(before: Keys, ids: readonly string[], name: string): Keys {
  const isSame = before.name === name;
  if (isSame && ids.length === before.ids.length && ids.every((id, nr) => id === before.ids[nr])) return before;
  let next = isSame ? before.next : 0;
  const byId = new Map(ids.map((id) => [id, (isSame ? before.byId.get(id) : undefined) ?? next++]));
  return { name, ids, byId, next };
}

/**
 * Keys of a list's rows. Within a list a place keeps its row, and with it the focus. Another list reuses the rows
 * of the previous one, which takes half the time of recreating them and happens on every keystroke.
 * @param ids of the places, without duplicates
 * @param name identifies the list
 */
export function useRowKeys(ids: readonly string[], name: string): ReadonlyMap<string, number> {
  const [keys, setKeys] = useState(none);
  const now = keysOf(keys, ids, name);
  if (now !== keys) setKeys(now);
  return now.byId;
}
