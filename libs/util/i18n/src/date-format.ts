import type { Language } from '@umkreis/contract/boot.ts';

/** Locales of dates and numbers: Swiss German and British English. */
export const localeOf = (language: Language): string => (language === 'de' ? 'de-CH' : 'en-GB');

/** Format of a date and its time zone, which is never the browser's but that of the place. */
export interface DateStyle extends Intl.DateTimeFormatOptions {
  /** IANA name; UTC for a day without time */
  timeZone: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format: creating one costs more than 100 uses, and a list uses three per row. */
export function dateFormat(language: Language, style: DateStyle): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(style)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(localeOf(language), style)));
  return format;
}
