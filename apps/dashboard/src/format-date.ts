import dayjs from 'dayjs';
import 'dayjs/locale/de.js';
import type { Language } from '@umkreis/contract/boot.ts';

const locale = (language: Language) => (language === 'de' ? 'de-CH' : 'en-GB');
/** An instant or a day, on the reader's clock and in the reader's language. */
const read = (date: string | Date, language: Language) => dayjs(date).locale(language);

/** @param day YYYY-MM-DD @returns e.g. 3. Nov. */
export const formatDay = (day: string, language: Language) =>
  read(day, language).format(language === 'de' ? 'D. MMM' : 'D MMM');

/** An instant with date and time on the reader's clock. */
export const formatInstant = (iso: string, language: Language) =>
  read(iso, language).format(language === 'de' ? 'DD.MM.YYYY, HH:mm' : 'D MMM YYYY, HH:mm');

/** The short 'updated' date of a detail: the time if it is today, 'dd LLL' if it is this year, else "dd LLL `yy". */
export function shortDate(iso: string, now: Date, language: Language): string {
  const date = read(iso, language);
  if (date.isSame(now, 'day')) return date.format('HH:mm');
  return date.format(date.isSame(now, 'year') ? 'DD MMM' : 'DD MMM `YY');
}

export const formatBytes = (bytes: number, language: Language) =>
  `${(bytes / 1000).toLocaleString(locale(language), { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })} kB`;
