import { useState } from 'react';

interface RowKeys {
  keys: readonly number[];
  /** Removes the key of a row that is deleted, so that the others keep theirs. */
  remove(at: number): void;
}

/**
 * Stable keys for rows without an identity of their own: the fields of a row keep focus and cursor when another one is
 * deleted. A new row is the last one.
 */
export function useRowKeys(count: number): RowKeys {
  const [state, setState] = useState({ keys: [] as number[], next: 0 });
  const missing = Math.max(0, count - state.keys.length);
  const added = Array.from({ length: missing }, (_, n) => state.next + n);
  if (missing > 0) setState({ keys: [...state.keys, ...added], next: state.next + missing });
  return {
    keys: [...state.keys, ...added].slice(0, count),
    remove: (at) => setState(({ keys, next }) => ({ keys: keys.filter((_, index) => index !== at), next })),
  };
}
