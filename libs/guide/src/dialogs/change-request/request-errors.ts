import type { ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import { isEmailAddress } from '@umkreis/place-rules/email-address.ts';
import { formatError } from '@umkreis/place-rules/detail-format.ts';
import type { Rejection } from './field-faults.ts';

/** Longest texts that the API takes, in UTF-16 code units. */
const longest = { title: 200, note: 2000, dataValue: 2000, street: 200, housenumber: 20, postcode: 20, city: 100 };

/**
 * What the API would reject in a suggestion, as far as this device can tell: a request without a network is queued, and
 * its sender is gone when the answer comes.
 * @param hoursError what is wrong with opening hours; undefined: nothing, or they can't be read on this device
 * @returns errors as a problem document has them: JSON pointers into the body, messages
 */
export function errorsOf(
  { itemId, title, note, contactEmail, address = {}, details = [] }: ChangeRequestCreate,
  keys: ReadonlyMap<string, ItemDetailKey>,
  hoursError: (value: string) => string | undefined,
): Rejection['errors'] {
  const typeOf = (keyId: string) => keys.get(keyId)?.type;
  const messages: Record<string, string | undefined | false> = {
    '/title': (!itemId && !title && 'needed for a new item') || tooLong('title', title),
    '/note': tooLong('note', note),
    '/contactEmail': Boolean(contactEmail) && !isEmailAddress(contactEmail!) && 'not an e-mail address',
  };
  for (const [name, text] of Object.entries(address)) messages[`/address/${name}`] = tooLong(name as 'street', text);
  for (const [index, { dataKeyV2, dataValue }] of details.entries()) {
    const type = typeOf(dataKeyV2);
    messages[`/details/${index}/dataValue`] =
      tooLong('dataValue', dataValue) ||
      (dataValue !== '' && type && (type === 'hours' ? hoursError(dataValue) : formatError(type, dataValue)));
  }
  return Object.entries(messages).flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

const tooLong = (field: keyof typeof longest, text = '') => text.length > longest[field] && 'too long';
