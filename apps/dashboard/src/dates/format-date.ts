import dayjs from 'dayjs';
import 'dayjs/locale/de.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { Language } from '@umkreis/contract/boot.ts';
import { numberText } from '@umkreis/i18n/number-text.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** An instant in the branch's time zone and the reader's language. */
const read = (instant: string | Date, language: Language, timeZone: string) =>
  dayjs(instant).tz(timeZone).locale(language);

/** @param day YYYY-MM-DD @returns e.g. 3. Nov. */
export const formatDay = (day: string, language: Language) =>
  dayjs
    .utc(day)
    .locale(language)
    .format(language === 'de' ? 'D. MMM' : 'D MMM');

/** The day of an instant in the branch's time zone, with the year. */
export const formatDate = (iso: string, language: Language, timeZone: string): string =>
  read(iso, language, timeZone).format(language === 'de' ? 'D. MMMM YYYY' : 'D MMMM YYYY');

/** Date and time of an instant in the branch's time zone. */
export const formatInstant = (iso: string, language: Language, timeZone: string): string =>
  read(iso, language, timeZone).format(language === 'de' ? 'DD.MM.YYYY, HH:mm' : 'D MMM YYYY, HH:mm');

/** The time of day of an instant in the branch's time zone, in 24-hour format. */
export const formatTime = (iso: string, language: Language, timeZone: string): string =>
  read(iso, language, timeZone).format('HH:mm');

/**
 * The short 'updated' date of a detail in the branch's time zone: the time if it is today, 'dd LLL' if it is
 * this year, else "dd LLL `yy".
 */
export function shortDate(iso: string, now: Date, language: Language, timeZone: string): string {
  const date = read(iso, language, timeZone);
  const today = read(now, language, timeZone);
  if (date.isSame(today, 'day')) return date.format('HH:mm');
  return date.format(date.isSame(today, 'year') ? 'DD MMM' : 'DD MMM `YY');
}

export const formatBytes = (bytes: number, language: Language) =>
  `${numberText(bytes / 1000, language, bytes < 10_000 ? 1 : 0)} kB`;

/** Midnight of a day in the branch's time zone. @param day YYYY-MM-DD */
export const startOfDay = (day: string, timeZone: string): Date => dayjs.tz(`${day}T00:00:00`, timeZone).toDate();

/** The day of an instant in the branch's time zone. @returns YYYY-MM-DD */
export const isoDay = (instant: Date, timeZone: string): string => dayjs(instant).tz(timeZone).format('YYYY-MM-DD');
