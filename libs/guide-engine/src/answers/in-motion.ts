import { lifts } from '@umkreis/taxonomy/lifts.ts';
import type { Place } from '../places/place.ts';

/** What may move on the map. */
export interface InMotion {
  /** Lifts that have a way */
  lifts: readonly Place[];
  /** There are stops or lines of buses, so there may be a timetable */
  hasBuses: boolean;
}

const isLift = ({ categories, item }: Place) =>
  item.ways !== undefined && categories.some(({ subCategory }) => lifts.includes(subCategory));
const isOfBuses = ({ categories }: Place) =>
  categories.some(({ subCategory }) => subCategory === 'Bus stop' || subCategory === 'Bus line');

/** @param shown lifts stand still where they are not drawn */
export const inMotion = (all: readonly Place[], shown: readonly Place[]): InMotion => ({
  lifts: shown.filter(isLift),
  hasBuses: all.some(isOfBuses),
});
