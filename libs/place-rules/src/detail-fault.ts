import type { DetailKeyType } from '@umkreis/contract/detail-key.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { validateHours } from '@umkreis/opening-hours/validate-hours.ts';
import { isAllowedMarkdown } from './allowed-markdown.ts';
import { isWebAddress } from './link.ts';
import { isTangledMarkdown } from './tangled-markdown.ts';

/**
 * What is wrong with a detail's value, by the type of its key, or undefined. In English, for the API's problem
 * documents.
 * @param value trimmed, not empty
 * @param place where hours are read: its clock, holidays and sun
 */
export function detailFault(type: DetailKeyType, value: string, place: OpeningPlace): string | undefined {
  switch (type) {
    case 'hours':
      return validateHours(value, place, 'en').error;
    case 'email':
      return /^[^\s@<>()"',;:]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value) ? undefined : 'not an e-mail address';
    case 'url':
      return isWebAddress(value) ? undefined : 'not a web address';
    case 'phone':
      return /^[+(\d][\d\s()/.-]{2,39}$/.test(value) ? undefined : 'not a phone number';
    case 'number':
      return /^-?\d+(?:[.,]\d+)?$/.test(value) ? undefined : 'not a number';
    case 'date':
      return isDate(value) ? undefined : 'not a date (YYYY-MM-DD)';
    case 'markdown':
      if (isTangledMarkdown(value)) return 'Markdown nested too deeply, or with too many marks';
      return isAllowedMarkdown(value) ? undefined : 'Markdown is not allowed';
    case 'text':
      return undefined;
  }
}

function isDate(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
