import type { ItemAddress } from '@umkreis/contract/item.ts';

type Address = Pick<ItemAddress, 'street' | 'housenumber' | 'postcode' | 'city'>;

/** Its two lines, 'Städtle 12' and '9490 Vaduz'; either may be empty. */
export function addressLines({ street, housenumber, postcode, city }: Address): [street: string, city: string] {
  return [`${street} ${housenumber}`.trim(), `${postcode} ${city}`.trim()];
}

/** The city of an address in one line, without its postcode: 'Vaduz'. */
export const cityOfLine = (line: string): string =>
  line
    .slice(line.lastIndexOf(',') + 1)
    .trim()
    .replace(/^[A-Z]{0,3}-?\d[\w-]*\s+/, '');

/** 'Städtle 12, 9490 Vaduz'; empty where nothing is known. The history of items says the same in SQL. */
export const addressLine = (address: Address): string => addressLines(address).filter(Boolean).join(', ');
