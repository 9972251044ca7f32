import type { Language } from '@umkreis/contract/boot.ts';
import { stateTextIn } from './state-texts.ts';
import type { HoursInterval } from './week-hours.ts';

/** An interval for a table: '08:00–12:00', '18:00–22:00 oder länger', 'ab 18:00'. */
export function intervalText({ from, to, end }: HoursInterval, language: Language): string {
  if (end === 'guessed') return `${stateTextIn(language, 'from')} ${from}`;
  const times = `${from}–${to}`;
  return end === 'open' ? `${times} ${stateTextIn(language, 'orLater')}` : times;
}
