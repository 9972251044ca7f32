import { useAtomValue } from 'jotai';
import { instantAtom, quarterAtom } from './time-atom.ts';

/**
 * The instant of an engine query, ms. Rounded to quarter hours for events and prohibitions, so that nothing is
 * queried or drawn again every minute.
 * @param byMinute true: the query needs opening hours
 */
export const useQueryTime = (byMinute: boolean): number => useAtomValue(byMinute ? instantAtom : quarterAtom);
