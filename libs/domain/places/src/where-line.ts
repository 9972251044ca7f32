import { cityOfLine } from './address-lines.ts';

/**
 * Where a place is, for a row: its city, or in the guide of that city its street.
 * @param address in one line: 'Städtle 12, 9490 Vaduz'
 * @param guideTitle name of the guide
 * @returns '' without an address, or if it says no more than the guide's name
 */
export function whereLine(address: string | undefined, guideTitle: string | undefined): string {
  if (!address) return '';
  const city = cityOfLine(address);
  if (city !== guideTitle) return city;
  const end = address.lastIndexOf(',');
  return end < 0 ? '' : address.slice(0, end);
}
