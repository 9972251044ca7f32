import { useAtomValue } from 'jotai';
import { instantAtom, quarterAtom } from './time-atom.ts';

/**
 * The instant of a question to the engine, ms: events and prohibitions are those of a quarter of an hour, so that a
 * minute that changes nothing asks and draws nothing.
 * @param byMinute opening hours are asked for
 */
export const useAskedTime = (byMinute: boolean): number => useAtomValue(byMinute ? instantAtom : quarterAtom);
