import type { Building, Street } from '@umkreis/contract/street.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { AddressName } from './address-field.tsx';

/** A chosen address: its position, and the fields that it fills. The data of streets have no postcodes. */
export interface FoundAddress {
  at: LngLat;
  fields: Partial<Record<AddressName, string>>;
}

export const addressOfStreet = ({ title, city, lon, lat }: Street): FoundAddress => ({
  at: [lon, lat],
  fields: { street: title, ...(city && { city }) },
});

/** A building without a house number is titled with its name, which is no street. */
export function addressOfBuilding({ title, housenumber, city, lon, lat }: Building): FoundAddress {
  const isAddress = housenumber !== '' && title.endsWith(` ${housenumber}`);
  const street = title.slice(0, -housenumber.length).trim();
  return { at: [lon, lat], fields: { ...(isAddress && { street, housenumber }), ...(city && { city }) } };
}
