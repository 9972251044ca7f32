import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';

export type TimePick = 'timeEvening' | 'timeTomorrow' | 'timeSaturday';

const EVENING_HOUR = 19;
const MORNING_HOUR = 10;
const SATURDAY = 6;

/** Frequent choices in a time zone: this evening (if still ahead), tomorrow at 10:00, next Saturday at 10:00. */
export function timePicks(now: Date, timeZone: string): [TimePick, Date][] {
  const today = inZone(now, timeZone);
  const at = (days: number, hour: number) =>
    fromClock(Date.UTC(today.year(), today.month(), today.date() + days, hour), timeZone);
  const toSaturday = (SATURDAY - today.day() + 7) % 7;
  return [
    ...(today.hour() < EVENING_HOUR ? [['timeEvening', at(0, EVENING_HOUR)] as [TimePick, Date]] : []),
    ['timeTomorrow', at(1, MORNING_HOUR)],
    ...(toSaturday > 1 ? [['timeSaturday', at(toSaturday, MORNING_HOUR)] as [TimePick, Date]] : []),
  ];
}
