import type { Language } from '@umkreis/contract/boot.ts';
import { readHours } from '@umkreis/opening-hours/rules/read-hours.ts';
import { hoursText } from '../place/hours/hours-text.ts';

/** @param value in the `opening_hours` format @returns in words, one line per rule */
export const hoursWords = (value: string, language: Language): string =>
  hoursText(readHours(value), language).join('\n');
