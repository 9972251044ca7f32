import type { HoursInterval } from './week-hours.ts';

/** An interval for a table: '08:00–12:00', '18:00–22:00 oder länger', 'ab 18:00'. */
export function intervalText({ from, to, end }: HoursInterval, language: 'de' | 'en'): string {
  if (end === 'guessed') return language === 'de' ? `ab ${from}` : `from ${from}`;
  const stated = `${from}–${to}`;
  return end === 'open' ? `${stated} ${language === 'de' ? 'oder länger' : 'or later'}` : stated;
}
