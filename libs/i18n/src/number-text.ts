import type { Language } from '@umkreis/contract/boot.ts';
import { localeOf } from './date-format.ts';

/** A number as people read it, with at most so many digits after the point. */
export const numberText = (value: number, language: Language, digits = 0): string =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: digits }).format(value);
