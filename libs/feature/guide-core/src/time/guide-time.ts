import { useAtom, useAtomValue } from 'jotai';
import { minuteAtom } from './minute-atom.ts';
import { nowAtom, timeAtom } from './time-atom.ts';

/** The time selected by the visitor, null for now, and its setter. */
export const useGuideTime = () => useAtom(timeAtom);

/** The instant for 'open', 'today' and 'current' */
export const useNow = (): Date => useAtomValue(nowAtom);

/** The current minute, regardless of the selected time */
export const useMinute = (): Date => useAtomValue(minuteAtom);
