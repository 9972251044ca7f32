import type { Language } from '@umkreis/contract/boot.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';

/** A day with its weekday: 'Sa., 5. Dezember', 'Samstag, 5. Dezember 2026'. @param day YYYY-MM-DD */
export const dayText = (day: string, language: Language, length: 'short' | 'long'): string =>
  dateFormat(language, {
    weekday: length,
    day: 'numeric',
    month: 'long',
    ...(length === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

/** The following day. @param day YYYY-MM-DD */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
