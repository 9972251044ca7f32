import { atom } from 'jotai';

const minute = 60_000;
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** null: no subscriber */
const tickAtom = atom<number | null>(null);
tickAtom.onMount = (set) => {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    set(thisMinute());
    timer = setTimeout(tick, minute - (Date.now() % minute));
  };
  tick();
  return () => clearTimeout(timer);
};
// Compares numbers, not dates: the first tick is mostly in the minute already shown.
const startAtom = atom((get) => get(tickAtom) ?? thisMinute());

/** The current minute; one timer per guide */
export const minuteAtom = atom((get) => new Date(get(startAtom)));

/** The current year on the visitor's clock */
export const yearAtom = atom((get) => get(minuteAtom).getFullYear());
