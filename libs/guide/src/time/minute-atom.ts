import { atom } from 'jotai';

const minute = 60_000;
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** null: nobody looks */
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
// by its number, as the first tick is mostly in the minute that was shown already
const startAtom = atom((get) => get(tickAtom) ?? thisMinute());

/** The running minute; one clock for all of a guide. */
export const minuteAtom = atom((get) => new Date(get(startAtom)));

/** The year on the visitor's clock. */
export const yearAtom = atom((get) => get(minuteAtom).getFullYear());
