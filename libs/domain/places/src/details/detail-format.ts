import type { DetailKeyType } from '@umkreis/contract/detail-key.ts';
import { detailValues } from './detail-values.ts';

/**
 * The format error of a detail's value, for types that need no parser, in English for the API's problem documents.
 * @param value trimmed, not empty
 * @param keyName of the detail's key: some services accept handles
 * @returns undefined: valid, or the type needs a parser (opening hours, markdown)
 */
export function formatError(type: DetailKeyType, value: string, keyName = ''): string | undefined {
  switch (type) {
    case 'email':
      return isAllValid(type, keyName, value) ? undefined : 'not an e-mail address';
    case 'url':
      return isAllValid(type, keyName, value) ? undefined : 'not a web address';
    case 'phone':
      return isAllValid(type, keyName, value) ? undefined : 'not a phone number';
    case 'number':
      return /^-?\d+(?:[.,]\d+)?$/.test(value) ? undefined : 'not a number';
    case 'date':
      return isDate(value) ? undefined : 'not a date (YYYY-MM-DD)';
    default:
      return undefined;
  }
}

function isAllValid(type: DetailKeyType, keyName: string, text: string): boolean {
  const { values, rejected } = detailValues(type, keyName, text);
  return values.length > 0 && rejected.length === 0;
}

function isDate(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
