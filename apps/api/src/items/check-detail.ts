import type { DetailKeyType, DetailUnit } from '@umkreis/contract/detail-key.ts';
import { validateHours } from '@umkreis/opening-hours/validate-hours.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { z } from 'zod';
import { invalidField } from '../http/problem-error.ts';

interface Key { type: DetailKeyType; needsUnit: boolean }

const email = z.email();

/**
 * Checks a detail by the type of its key.
 * @returns the unit to store: m where one is needed and none was sent, null where none is needed
 * @throws ProblemError 400 naming the field
 */
export function checkDetail(key: Key, value: string, unit: DetailUnit | null | undefined, place: OpeningPlace): DetailUnit | null {
  const fault = faultOf(key.type, value, place);
  if (fault) throw invalidField('/dataValue', fault);
  if (key.needsUnit) return unit ?? 'm';
  if (unit) throw invalidField('/dataValueUnit', 'this key has no unit');
  return null;
}

function faultOf(type: DetailKeyType, value: string, place: OpeningPlace): string | undefined {
  switch (type) {
    case 'hours': return validateHours(value, place).error;
    case 'email': return email.safeParse(value).success ? undefined : 'not an e-mail address';
    case 'url': return isWebAddress(value) ? undefined : 'not a web address';
    case 'phone': return /^[+(\d][\d\s()/.-]{2,39}$/.test(value) ? undefined : 'not a phone number';
    case 'number': return /^-?\d+(?:[.,]\d+)?$/.test(value) ? undefined : 'not a number';
    case 'date': return z.iso.date().safeParse(value).success ? undefined : 'not a date (YYYY-MM-DD)';
    case 'text': case 'markdown': return undefined;
  }
}

/** A scheme may be missing; http and https are the only ones. */
function isWebAddress(value: string): boolean {
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `http://${value}`;
  if (/\s/.test(value) || !URL.canParse(withScheme)) return false;
  const url = new URL(withScheme);
  return /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}
