import type { Language } from '@umkreis/contract/boot.ts';

const locale = (language: Language) => (language === 'de' ? 'de-CH' : 'en-GB');

/** @param day YYYY-MM-DD @returns e.g. 3. Nov. */
export const formatDay = (day: string, language: Language) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale(language), { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** An instant with date and time on the reader's clock. */
export const formatInstant = (iso: string, language: Language) =>
  new Date(iso).toLocaleString(locale(language), { dateStyle: 'medium', timeStyle: 'short' });

/** The short 'updated' date of a detail: the time if it is today, 'dd LLL' if it is this year, else "dd LLL `yy". */
export function shortDate(iso: string, now: Date, language: Language): string {
  const date = new Date(iso);
  if (date.toDateString() === now.toDateString()) return date.toLocaleTimeString(locale(language), { hour: '2-digit', minute: '2-digit' });
  const dayMonth = `${String(date.getDate()).padStart(2, '0')} ${date.toLocaleDateString(locale(language), { month: 'short' })}`;
  return date.getFullYear() === now.getFullYear() ? dayMonth : `${dayMonth} \`${String(date.getFullYear() % 100).padStart(2, '0')}`;
}

export const formatBytes = (bytes: number, language: Language) => `${(bytes / 1000).toLocaleString(locale(language), { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })} kB`;
