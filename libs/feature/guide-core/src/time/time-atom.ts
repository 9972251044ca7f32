import { atom } from 'jotai';
import { quarterStart } from '@umkreis/opening-hours/quarter-hour.ts';
import { isPresentOnlyAtom, timeZoneAtom } from '../store/surface.ts';
import { queryValueAtom } from '../address/query.ts';
import { textOfTime, timeOf } from './chosen-time.ts';
import { minuteAtom } from './minute-atom.ts';

const textAtom = queryValueAtom('time');

/**
 * The time selected by the visitor; null: now. Stored in the URL as `time`, in the guide's time zone. The same Date
 * until another time is selected.
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

/** The instant for 'open', 'today' and 'current': the selected time, otherwise the current minute */
export const nowAtom = atom((get) => get(timeAtom) ?? get(minuteAtom));

/** The same, ms */
export const instantAtom = atom((get) => get(nowAtom).getTime());

/** Start of the quarter hour of the guide's instant, ms: avoids re-rendering every minute. */
export const quarterAtom = atom((get) => quarterStart(get(instantAtom)));
