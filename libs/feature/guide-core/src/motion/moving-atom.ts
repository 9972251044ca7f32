import { atom } from 'jotai';
import type { InMotion } from '@umkreis/guide-engine/results/in-motion.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { filterAtom } from '../filter/filter-atom.ts';
import { isZoomedInAtom } from '../map/zoom-atom.ts';
import { engineQueryAtom } from '../queries/engine-query-atom.ts';
import { levelAtom } from '../season-and-level/level-atom.ts';
import { seasonIdAtom } from '../season-and-level/season-atom.ts';
import { timeZoneAtom } from '../store/surface.ts';
import { instantAtom, nowAtom, quarterAtom } from '../time/time-atom.ts';

/** Minimum zoom of vehicles, the same as for lifts */
const leastZoom = 12;

const isNearAtom = isZoomedInAtom(leastZoom, { isAfterIdle: true });

/** Lifts and buses of the guide; null: none yet, or the map is too far away for them */
const movingResultAtom = engineQueryAtom<InMotion>(
  (get) => {
    if (!get(isNearAtom)) return null;
    const filter = get(filterAtom);
    const at = get(filter.openNow ? instantAtom : quarterAtom);
    const query = { seasonId: get(seasonIdAtom), filter, level: get(levelAtom), at };
    return (engine) => engine.moving(query);
  },
  { isUrgent: false },
);
export const movingAtom = atom((get) => get(movingResultAtom).data);

/** Day of the timetable to load, in the guide's zone; null: none is needed */
export const timetableDayAtom = atom((get) => {
  const timeZone = get(timeZoneAtom);
  return timeZone !== null && get(movingAtom)?.hasBuses ? dayInZone(get(nowAtom), timeZone) : null;
});
