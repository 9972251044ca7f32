export interface AddressParts {
  street?: string;
  housenumber?: string;
  postcode?: string;
  city?: string;
}

const TOWN = /^(?:[A-Z]{1,3}[- ])?(\d{4,5})\s+(.+)$/;
const HOUSE = /^(.*\D)\s+(\d+\s?[a-zA-Z]?(?:\s?[-–/]\s?\d+\s?[a-zA-Z]?)?)$/;

/** The parts of an address in one cell: 'Im Feld 5, 9490 Vaduz'. What is in neither form is the street. */
export function readAddress(text: string): AddressParts {
  const parts: AddressParts = {};
  for (const part of text.split(/[,\n;]/).map((one) => one.trim())) {
    const town = TOWN.exec(part);
    const house = HOUSE.exec(part);
    if (town && parts.postcode === undefined) [parts.postcode, parts.city] = [town[1]!, town[2]!];
    else if (house && parts.street === undefined) [parts.street, parts.housenumber] = [house[1]!.trim(), house[2]!];
    else if (part && parts.street === undefined) parts.street = part;
  }
  return parts;
}
