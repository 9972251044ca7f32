import { useNow } from '../time/guide-time.ts';

const quarterOfAnHour = 900_000;

/**
 * The instant of a question to the engine, ms: events and prohibitions are those of a quarter of an hour, so that a
 * minute that changes nothing asks nothing.
 * @param byMinute opening hours are asked for
 */
export function useAskedTime(byMinute: boolean): number {
  const now = useNow().getTime();
  return byMinute ? now : Math.floor(now / quarterOfAnHour) * quarterOfAnHour;
}
