import type { ItemAddress } from '@umkreis/contract/item.ts';

type Address = Pick<ItemAddress, 'street' | 'housenumber' | 'postcode' | 'city'>;

/** The two lines of an address, 'Städtle 12' and '9490 Vaduz'; either may be empty. */
export function addressLines({ street, housenumber, postcode, city }: Address): [street: string, city: string] {
  return [`${street} ${housenumber}`.trim(), `${postcode} ${city}`.trim()];
}

/** The city of a one-line address, without postcode: 'Vaduz'. */
export const cityOfLine = (line: string): string =>
  line
    .slice(line.lastIndexOf(',') + 1)
    .trim()
    .replace(/^[A-Z]{0,3}-?\d[\w-]*\s+/, '');

/** 'Städtle 12, 9490 Vaduz'; '' for an empty address. Keep in sync with the SQL of the items' history. */
export const addressLine = (address: Address): string => addressLines(address).filter(Boolean).join(', ');
