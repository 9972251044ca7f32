import type { Language } from '@umkreis/contract/boot.ts';
import { localeOf } from './date-format.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A localised number with at most the given number of decimals. */
export function numberText(value: number, language: Language, digits = 0): string {
  const key = `${language} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: digits });
    formats.set(key, format);
  }
  return format.format(value);
}
