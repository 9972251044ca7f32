import type { Language } from '@umkreis/contract/boot.ts';
import { dateFormat, localeOf } from '@umkreis/i18n/date-format.ts';
import { inZone } from '@umkreis/opening-hours/zoned-time.ts';

/** @param day YYYY-MM-DD @returns e.g. 3. Nov. */
export const formatDay = (day: string, language: Language) =>
  dateFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** An instant with date and time on the clock of its branch. */
export function formatInstant(iso: string, language: Language, timeZone: string): string {
  const clock = inZone(new Date(iso), timeZone);
  if (language === 'de') return clock.format('DD.MM.YYYY, HH:mm');
  return `${clock.date()} ${month(iso, language, timeZone)} ${clock.format('YYYY, HH:mm')}`;
}

/**
 * The short 'updated' date of a detail, on the clock of its branch: the time if it is today, 'dd LLL' if it is this
 * year, else "dd LLL `yy".
 */
export function shortDate(iso: string, now: Date, language: Language, timeZone: string): string {
  const clock = inZone(new Date(iso), timeZone);
  const today = inZone(now, timeZone);
  if (clock.format('YYYY-MM-DD') === today.format('YYYY-MM-DD')) return clock.format('HH:mm');
  const day = `${clock.format('DD')} ${month(iso, language, timeZone)}`;
  return clock.year() === today.year() ? day : `${day} \`${clock.format('YYYY').slice(2)}`;
}

const month = (iso: string, language: Language, timeZone: string) =>
  dateFormat(language === 'de' ? 'de-CH' : 'en-US', { month: 'short', timeZone }).format(new Date(iso));

export const formatBytes = (bytes: number, language: Language) =>
  `${(bytes / 1000).toLocaleString(localeOf(language), { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })} kB`;
