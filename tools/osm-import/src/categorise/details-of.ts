import type { CategoryRow } from '@umkreis/taxonomy/categories.ts';
import { detailValues } from '@umkreis/places/details/detail-values.ts';
import { pictureLink } from './picture-link.ts';
import type { Tags } from '../shared/osm-data.ts';

export interface DetailDraft {
  key: string;
  value: string;
  unit?: string;
}

/** Detail key → OSM keys, the first one takes precedence */
const plain: Record<string, string[]> = {
  deliveryHours: ['opening_hours:delivery'],
  takeoutHours: ['opening_hours:takeaway'],
  architect: ['architect'],
  parkingName: ['parking:name'],
  parkingNote: ['parking:note'],
  chargingNote: ['charging:note'],
  hoursSource: ['source:opening_hours', 'opening_hours:url'],
  contactSource: ['source:contact'],
  level: ['level', 'level:ref', 'addr:floor'],
  standId: ['stand:ref'],
};
/** Addresses and profiles: detail key → OSM keys, the first one with a valid value takes precedence */
const links: Record<string, string[]> = {
  url: ['website', 'contact:website', 'url', 'website:de'],
  menu: ['website:menu', 'menu:url', 'menu'],
  tableDirectly: ['website:reservation', 'reservation:website'],
  directly: ['website:booking'],
  whatsapp: ['contact:whatsapp'],
  view360: ['contact:webcam'],
  transportBusLineScheduleDownload: ['website:timetable'],
  facebook: ['contact:facebook', 'facebook'],
  instagram: ['contact:instagram', 'instagram'],
  twitter: ['contact:twitter', 'twitter'],
  youtube: ['contact:youtube', 'youtube'],
  tiktok: ['contact:tiktok'],
  linkedIn: ['contact:linkedin', 'linkedin'],
  pinterest: ['contact:pinterest'],
  tripadvisor: ['contact:tripadvisor'],
  vimeo: ['contact:vimeo'],
};
const phones = ['phone', 'contact:phone', 'mobile', 'contact:mobile', 'phone:mobile'];
const emails = ['email', 'contact:email'];
const SHORT = 150;
/** Main categories for which the elevation is relevant */
const elevated = new Set<string>(['Nature & Landscape', 'Sleeping', 'Sights', 'Eating', 'Place', 'Activities']);

const firstOf = (tags: Tags, keys: string[]) => keys.map((key) => tags[key]?.trim()).find(Boolean);

/** Details of an object, and values that the API would not accept either. */
export interface FoundDetails {
  details: DetailDraft[];
  rejected: DetailDraft[];
}

/** Details of the catalogue from the tags of an OSM object. Lengths in m, durations in h. */
export function detailsOf(tags: Tags, categories: readonly CategoryRow[]): FoundDetails {
  const subs = new Set(categories.map((row) => row.subCategory));
  const details: DetailDraft[] = [];
  const add = (key: string, value: string | undefined, unit?: string) => {
    if (value) details.push(unit ? { key, value, unit } : { key, value });
  };
  const operates =
    categories.some((row) => row.mainCategory === 'Transport' && /lift|Cable car|carpet|Zip/.test(row.subCategory)) ||
    subs.has('Ski slope');
  // For an object that is also a building, start_date is that of the building.
  add(tags.building && tags.building !== 'no' ? 'yearBuilt' : 'established', tags.start_date?.trim());
  add('pictureUrl', pictureLink(tags));
  add(operates ? 'operatingHours' : 'hours', tags.opening_hours?.trim());
  const rejected: DetailDraft[] = [];
  const addContacts = (type: 'phone' | 'email', keys: readonly string[]) => {
    for (const value of contactsOf(type, tags, keys, rejected)) add(type, value);
  };
  addContacts('phone', phones);
  addContacts('email', emails);
  for (const [key, keys] of Object.entries(plain)) add(key, firstOf(tags, keys));
  for (const [key, keys] of Object.entries(links)) add(key, linkOf(key, tags, keys, rejected));
  if (categories.some((row) => elevated.has(row.mainCategory))) add('elevation', number(tags.ele), 'm');
  if (tags.man_made || tags.natural === 'tree' || tags.waterway) add('height', number(tags.height), 'm');
  if (subs.has('Charging station')) {
    add('chargingStalls', number(tags.capacity));
    add('chargingMaxParkingTime', hours(tags.maxstay), 'h');
  } else if (subs.has('Parking')) {
    add('parkingSpaces', number(tags.capacity));
    add('parkingSpacesHandicapped', number(tags['capacity:disabled']));
    add('parkingMaxParkingTime', hours(tags.maxstay), 'h');
  }
  const description = firstOf(tags, ['description:de', 'description', 'inscription']);
  add(description && description.length > SHORT ? 'usefulInformation' : 'shortDescription', description);
  add('searchKeyWords', alternativeNames(tags));
  return { details, rejected };
}

function number(text: string | undefined): string | undefined {
  const found = /^\s*(\d+(?:[.,]\d+)?)\s*(m|ft)?\s*$/.exec(text ?? '');
  if (!found) return undefined;
  const value = Number(found[1]!.replace(',', '.')) * (found[2] === 'ft' ? 0.3048 : 1);
  return String(Math.round(value * 10) / 10);
}

/** '2 h', '90 min', '1 hour' → hours. */
function hours(text: string | undefined): string | undefined {
  const found = /^\s*(\d+(?:\.\d+)?)\s*(h|hours?|min|minutes?|days?)\s*$/i.exec(text ?? '');
  if (!found) return undefined;
  const unit = found[2]!.toLowerCase();
  const factor = unit.startsWith('m') ? 1 / 60 : unit.startsWith('d') ? 24 : 1;
  return String(Math.round(Number(found[1]) * factor * 100) / 100);
}

/** All different numbers or addresses of some keys. */
function contactsOf(type: 'phone' | 'email', tags: Tags, keys: readonly string[], rejected: DetailDraft[]): string[] {
  const found = new Map<string, string>();
  for (const key of keys) {
    const { values, rejected: invalid } = detailValues(type, type, tags[key] ?? '');
    for (const value of values) found.set(value.replaceAll(/[\s()./-]/g, '').toLowerCase(), value);
    for (const value of invalid) rejected.push({ key: type, value });
  }
  return [...found.values()];
}

/** The first valid address of some keys. */
function linkOf(detail: string, tags: Tags, keys: readonly string[], rejected: DetailDraft[]): string | undefined {
  for (const key of keys) {
    const { values, rejected: invalid } = detailValues('url', detail, tags[key] ?? '');
    for (const value of invalid) rejected.push({ key: detail, value });
    if (values.length > 0) return values[0];
  }
  return undefined;
}

/** Alternative names for the search. */
function alternativeNames(tags: Tags): string | undefined {
  const names = ['alt_name', 'old_name', 'short_name', 'official_name', 'loc_name', 'brand', 'name:en'].flatMap(
    (key) => tags[key]?.split(';') ?? [],
  );
  const distinctNames = [...new Set(names.map((name) => name.trim()))].filter((name) => name && name !== tags.name);
  return distinctNames.length > 0 ? distinctNames.join(', ') : undefined;
}
