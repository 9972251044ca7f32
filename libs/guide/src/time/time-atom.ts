import { atom } from 'jotai';
import { quarterBegin } from '@umkreis/opening-hours/quarter-hour.ts';
import { isPresentOnlyAtom, timeZoneAtom } from '../store/surface.ts';
import { queryValueAtom } from '../url/query.ts';
import { textOfTime, timeOf } from './chosen-time.ts';
import { minuteAtom } from './minute-atom.ts';

const textAtom = queryValueAtom('time');

/**
 * The day and hour the visitor looks at; null: now. It lives in the URL as `time`, by the clock of the guide's zone.
 * The same instant until another is chosen.
 */
export const timeAtom = atom(
  (get) => {
    const timeZone = get(timeZoneAtom);
    return timeZone === null || get(isPresentOnlyAtom) ? null : timeOf(get(textAtom), timeZone);
  },
  (get, set, time: Date | null) => {
    const timeZone = get(timeZoneAtom);
    set(textAtom, time && timeZone && textOfTime(time, timeZone));
  },
);

/** The instant at which the guide answers 'open', 'today' and 'current': the chosen one, else the running minute. */
export const nowAtom = atom((get) => get(timeAtom) ?? get(minuteAtom));

/** The same, ms. */
export const instantAtom = atom((get) => get(nowAtom).getTime());

/** The quarter of an hour that the guide's instant lies in, ms: who needs no more is not drawn anew each minute. */
export const quarterAtom = atom((get) => quarterBegin(get(instantAtom)));
