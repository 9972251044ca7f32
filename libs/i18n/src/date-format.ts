import type { Language } from '@umkreis/contract/boot.ts';

/** Dates and numbers are written the Swiss and the British way. */
export const localeOf = (language: Language): string => (language === 'de' ? 'de-CH' : 'en-GB');

/** How a date is written, and on whose clock: a browser's own zone is never the one of a place. */
export interface DateStyle extends Intl.DateTimeFormatOptions {
  /** IANA name; UTC for a day without a time */
  timeZone: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it a hundred times, and a list uses three in each row. */
export function dateFormat(language: Language, style: DateStyle): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(style)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(localeOf(language), style)));
  return format;
}
