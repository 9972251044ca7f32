import type { ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import { isEmailAddress } from '@umkreis/places/details/email-address.ts';
import { formatError } from '@umkreis/places/details/detail-format.ts';
import type { Rejection } from './field-errors.ts';

/** Maximum lengths accepted by the API, UTF-16 code units */
const longest = { title: 200, note: 2000, dataValue: 2000, street: 200, housenumber: 20, postcode: 20, city: 100 };

/**
 * Validates a suggestion like the API, as far as this device can: a request made offline is queued, and its sender
 * has left when the response arrives.
 * @param hoursError error of the opening hours; undefined: none, or the parser isn't available
 * @returns errors like those of a problem document: JSON pointers into the body, and messages
 */
export function errorsOf(
  { itemId, title, note, contactEmail, address = {}, details = [] }: ChangeRequestCreate,
  keys: ReadonlyMap<string, ItemDetailKey>,
  hoursError: (value: string) => string | undefined,
): Rejection['errors'] {
  const messages: Record<string, string | undefined | false> = {
    '/title': (!itemId && !title && 'needed for a new item') || tooLong('title', title),
    '/note': tooLong('note', note),
    '/contactEmail': Boolean(contactEmail) && !isEmailAddress(contactEmail!) && 'not an e-mail address',
  };
  for (const [name, text] of Object.entries(address)) messages[`/address/${name}`] = tooLong(name as 'street', text);
  for (const [index, { dataKeyV2, dataValue }] of details.entries()) {
    const { type, keyName } = keys.get(dataKeyV2) ?? {};
    messages[`/details/${index}/dataValue`] =
      tooLong('dataValue', dataValue) ||
      (dataValue !== '' && type && (type === 'hours' ? hoursError(dataValue) : formatError(type, dataValue, keyName)));
  }
  return Object.entries(messages).flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

const tooLong = (field: keyof typeof longest, text = '') => text.length > longest[field] && 'too long';
