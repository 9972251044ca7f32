import { useState } from 'react';

interface Keys {
  /** Of the list that they are of */
  name: string;
  ids: readonly string[];
  byId: ReadonlyMap<string, number>;
  /** The least that none has had */
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
 * Keys of a list's rows. Within a list a place keeps its row, and with it the focus. Another list is told in the rows
 * of the one before, which costs half of making them anew: it comes with each letter.
 * @param ids of the places, each once
 * @param name tells one list from another
 */
export function useRowKeys(ids: readonly string[], name: string): ReadonlyMap<string, number> {
  const [keys, setKeys] = useState(none);
  const now = keysOf(keys, ids, name);
  if (now !== keys) setKeys(now);
  return now.byId;
}
