import type { CategoryRow } from '@umkreis/taxonomy/categories.ts';
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
  email: ['email', 'contact:email'],
  url: ['website', 'contact:website', 'url', 'website:de'],
  menu: ['website:menu', 'menu:url', 'menu'],
  tableDirectly: ['website:reservation', 'reservation:website'],
  directly: ['website:booking'],
  whatsapp: ['contact:whatsapp'],
  view360: ['contact:webcam'],
  transportBusLineScheduleDownload: ['website:timetable'],
  architect: ['architect'],
  parkingName: ['parking:name'],
  parkingNote: ['parking:note'],
  chargingNote: ['charging:note'],
  hoursSource: ['source:opening_hours', 'opening_hours:url'],
  contactSource: ['source:contact'],
  level: ['level:ref'],
  standId: ['stand:ref'],
};
/** Profiles that OSM stores as a URL or a name */
const profiles: Record<string, { keys: string[]; base: string }> = {
  facebook: { keys: ['contact:facebook', 'facebook'], base: 'https://www.facebook.com/' },
  instagram: { keys: ['contact:instagram', 'instagram'], base: 'https://www.instagram.com/' },
  twitter: { keys: ['contact:twitter', 'twitter'], base: 'https://x.com/' },
  youtube: { keys: ['contact:youtube', 'youtube'], base: 'https://www.youtube.com/' },
  tiktok: { keys: ['contact:tiktok'], base: 'https://www.tiktok.com/@' },
  linkedIn: { keys: ['contact:linkedin', 'linkedin'], base: 'https://www.linkedin.com/company/' },
  pinterest: { keys: ['contact:pinterest'], base: 'https://www.pinterest.com/' },
  tripadvisor: { keys: ['contact:tripadvisor'], base: 'https://www.tripadvisor.com/' },
  vimeo: { keys: ['contact:vimeo'], base: 'https://vimeo.com/' },
};
const SHORT = 150;
/** Main categories for which the elevation is relevant */
const elevated = new Set<string>(['Nature & Landscape', 'Sleeping', 'Sights', 'Eating', 'Place', 'Activities']);

const firstOf = (tags: Tags, keys: string[]) => keys.map((key) => tags[key]?.trim()).find(Boolean);

/** Details of the catalogue from the tags of an OSM object. Lengths in m, durations in h. */
export function detailsOf(tags: Tags, categories: readonly CategoryRow[]): DetailDraft[] {
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
  add('phone', firstOf(tags, ['phone', 'contact:phone', 'contact:mobile', 'mobile'])?.split(';')[0]!.trim());
  for (const [key, keys] of Object.entries(plain)) add(key, firstOf(tags, keys));
  for (const [key, { keys, base }] of Object.entries(profiles)) add(key, profileUrl(firstOf(tags, keys), base));
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
  return details;
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

function profileUrl(value: string | undefined, base: string): string | undefined {
  if (!value) return undefined;
  if (/^https?:\/\//i.test(value)) return value;
  if (/^[\w-]+(\.[\w-]+)+\//.test(value)) return `https://${value}`;
  return base + value.replace(/^@/, '');
}

/** Alternative names for the search. */
function alternativeNames(tags: Tags): string | undefined {
  const names = ['alt_name', 'old_name', 'short_name', 'official_name', 'loc_name', 'brand', 'name:en'].flatMap(
    (key) => tags[key]?.split(';') ?? [],
  );
  const distinctNames = [...new Set(names.map((name) => name.trim()))].filter((name) => name && name !== tags.name);
  return distinctNames.length > 0 ? distinctNames.join(', ') : undefined;
}
