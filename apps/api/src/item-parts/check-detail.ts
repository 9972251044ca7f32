import type { DetailKeyType, DetailUnit } from '@umkreis/contract/detail-key.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { detailError } from '@umkreis/places/details/detail-error.ts';
import { DEFAULT_UNIT } from '@umkreis/places/details/detail-units.ts';
import { invalidField } from '../http/problem-error.ts';
import { hoursError } from './hours-error.ts';

interface Key {
  type: DetailKeyType;
  keyName?: string;
  needsUnit: boolean;
}

/**
 * Validates a detail by the type of its key.
 * @returns the unit to store: m if one is needed and none was sent, null if none is needed
 * @param at JSON pointer of the detail in the body
 * @throws ProblemError 400 naming the field
 */
export async function checkDetail(
  key: Key,
  value: string,
  unit: DetailUnit | null | undefined,
  place: OpeningPlace,
  at = '',
): Promise<DetailUnit | null> {
  const error =
    key.type === 'hours' ? await hoursError(value, place) : detailError(key.type, value, place, key.keyName);
  if (error) throw invalidField(`${at}/dataValue`, error);
  if (key.needsUnit) return unit ?? DEFAULT_UNIT;
  if (unit) throw invalidField(`${at}/dataValueUnit`, 'this key has no unit');
  return null;
}
