import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { DetailKeyType } from '@umkreis/contract/detail-key.ts';
import { emailAddresses } from './email-addresses.ts';
import { phoneNumbers, type PhoneNumber } from './phone-numbers.ts';
import { webAddresses } from './web-addresses.ts';

/** The single values of a detail, and the parts that its type does not allow. */
export interface DetailValues {
  values: string[];
  rejected: string[];
}

/**
 * Splits, normalizes and validates the value of a detail that may contain several, for importer, API and dashboard;
 * links are built with the same functions.
 * @param keyName of the detail's key, e.g. instagram
 */
export function detailValues(type: DetailKeyType, keyName: string, value: string): DetailValues {
  const text = value.trim();
  switch (type) {
    case 'phone': {
      const { numbers, rejected } = phoneNumbers(text);
      const impossible = numbers.filter((number) => !isPossible(number)).map((number) => number.text);
      return { values: textsOf(numbers.filter(isPossible)), rejected: [...rejected, ...impossible] };
    }
    case 'email': {
      const { addresses, rejected } = emailAddresses(text);
      return { values: addresses, rejected };
    }
    case 'url': {
      const { addresses, rejected } = webAddresses(keyName, text);
      return { values: addresses, rejected };
    }
    default:
      return { values: text ? [text] : [], rejected: [] };
  }
}

const textsOf = (numbers: readonly PhoneNumber[]) => numbers.map(({ text }) => text);

/** Whether the numbering plan of its country allows its length; a national number has no plan to check against. */
const isPossible = ({ dialled }: PhoneNumber): boolean =>
  !dialled.startsWith('+') || parsePhoneNumberFromString(dialled)?.isPossible() === true;
