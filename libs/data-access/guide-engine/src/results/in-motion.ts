import { lifts } from '@umkreis/taxonomy/lifts.ts';
import type { Place } from '../places/place.ts';

/** What may move on the map. */
export interface InMotion {
  /** Lifts with a line */
  lifts: readonly Place[];
  /** There are bus stops or lines, so there may be a timetable. */
  hasBuses: boolean;
}

const isLift = ({ categories, item }: Place) =>
  item.ways !== undefined && categories.some(({ subCategory }) => lifts.includes(subCategory));
const isOfBuses = ({ categories }: Place) =>
  categories.some(({ subCategory }) => subCategory === 'Bus stop' || subCategory === 'Bus line');

/** @param visible only visible lifts move */
export const inMotion = (all: readonly Place[], visible: readonly Place[]): InMotion => ({
  lifts: visible.filter(isLift),
  hasBuses: all.some(isOfBuses),
});
