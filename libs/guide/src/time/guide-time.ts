import { useAtom, useAtomValue } from 'jotai';
import { minuteAtom } from './minute-atom.ts';
import { nowAtom, timeAtom } from './time-atom.ts';

/** The day and hour the visitor looks at, null for now, and how another is chosen. */
export const useGuideTime = () => useAtom(timeAtom);

/** The instant at which the guide answers 'open', 'today' and 'current'. */
export const useNow = (): Date => useAtomValue(nowAtom);

/** The running minute, whatever time is looked at. */
export const useMinute = (): Date => useAtomValue(minuteAtom);
