import type { DetailKeyType } from '@umkreis/contract/detail-key.ts';
import { isWebAddress } from './link.ts';

/**
 * The format error of a detail's value, for types that need no parser, in English for the API's problem documents.
 * @param value trimmed, not empty
 * @returns undefined: valid, or the type needs a parser (opening hours, markdown)
 */
export function formatError(type: DetailKeyType, value: string): string | undefined {
  switch (type) {
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
    default:
      return undefined;
  }
}

function isDate(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
