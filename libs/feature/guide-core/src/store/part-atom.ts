import { atom, type Atom } from 'jotai';
import type { CodePart } from '@umkreis/federation/code-part.ts';

/** Code of a part, loaded while the atom is mounted; null: not loaded yet */
export function partAtom<T>(part: CodePart<T>): Atom<T | null> {
  const loadedAtom = atom<{ code: T } | null>(null);
  loadedAtom.onMount = (set) => {
    const look = () => {
      const state = part.state();
      set(state.kind === 'there' ? { code: state.code } : null);
    };
    look();
    const stop = part.subscribe(look);
    part.load().catch(() => undefined);
    return stop;
  };
  return atom((get) => get(loadedAtom)?.code ?? null);
}
