import { tagFor, type TagRow } from '@umkreis/taxonomy/tags.ts';
import type { CategoryRow } from '@umkreis/taxonomy/categories.ts';
import type { Tags } from '../shared/osm-data.ts';

const yes = (value: string | undefined) => value !== undefined && ['yes', 'only', 'designated'].includes(value);
const list = (value: string | undefined) =>
  value
    ?.split(';')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean) ?? [];
const parkingKinds: Record<string, string> = {
  'multi-storey': 'parking garage',
  underground: 'underground',
  surface: 'surface',
  street_side: 'street side',
  lane: 'street side',
  on_kerb: 'street side',
};
const seasons: Record<string, string> = {
  winter: '[winter]',
  summer: '[summer]',
  'summer;winter': '[summer][winter]',
  'winter;summer': '[summer][winter]',
};

/** The product's tags of an OSM object. */
export function tagsOf(tags: Tags, categories: readonly CategoryRow[]): TagRow[] {
  const mains = new Set<string>(categories.map((row) => row.mainCategory));
  const subs = new Set(categories.map((row) => row.subCategory));
  const eats = mains.has('Eating') || mains.has('Drinking & Nightlife');
  const found: (TagRow | undefined)[] = [];
  const add = (key: string, value: string | undefined) => {
    if (value) found.push(tagFor(key, value));
  };
  const when = (condition: boolean, key: string, value = 'true') => {
    if (condition) add(key, value);
  };

  for (const cuisine of list(tags.cuisine)) add('cuisine', cuisine.replaceAll(' ', '_'));
  for (const key of Object.keys(tags))
    if (key.startsWith('drink:')) when(yes(tags[key]), 'drink', key.slice('drink:'.length));
  when(yes(tags.takeaway), 'takeout');
  when(yes(tags.delivery), 'delivery');
  when(eats && yes(tags.outdoor_seating), 'eatingAmenities', 'terrace');
  when(eats && ['wlan', 'yes'].includes(tags.internet_access ?? ''), 'eatingAmenities', 'internet');
  when(yes(tags['diet:vegetarian']), 'vegetarian');
  when(yes(tags['diet:vegan']), 'vegan');
  when(yes(tags.wheelchair), 'wheelchair', 'yes');
  when(tags.wheelchair === 'limited', 'wheelchairLimited');
  when(tags.wheelchair === 'no', 'wheelchairNo');
  when(subs.has('Defibrillator') && /^24\/7$/.test(tags.opening_hours ?? ''), 'aed', 'alwaysAvailable');
  if (tags.drinking_water === 'no') add('drinkingWater', 'no');
  else when(yes(tags.drinking_water) || subs.has('Drinking water'), 'drinkingWater', 'yes');
  if (subs.has('Parking')) {
    add('parking', parkingKinds[tags.parking ?? '']);
    when(tags['parking:condition'] === 'disc' || tags['authentication:disc'] === 'yes', 'parking', 'parking disk');
  }
  when(tags.fee === 'yes' || tags.fee === 'no', 'fee', tags.fee);
  when(['private', 'customers', 'permissive'].includes(tags.access ?? ''), 'access', tags.access);
  for (const surface of list(tags.surface)) add('surface', surface.replace(/^paving_stones:.*/, 'paving_stones'));
  when(/^\d+$/.test(tags['aerialway:occupancy'] ?? ''), 'aerialway:occupancy', tags['aerialway:occupancy']);
  when(subs.has('Garden'), 'garden:type', tags['garden:type']);
  when(tags.backrest === 'yes', 'backrest');
  when(tags.covered === 'yes' || tags.shelter === 'yes', 'covered');
  add('hikingDifficulty', tags.sac_scale);
  add('pisteDifficulty', tags['piste:difficulty']);
  when(subs.has('Peak') && tags.name !== undefined, 'mapPin', 'highAltitudeLabel');
  add(
    'season',
    seasons[tags.seasonal ?? ''] ??
      (subs.has('Ski slope') || subs.has('Cross-country skiing') || subs.has('Sledging run') ? '[winter]' : undefined),
  );
  return [...new Map(found.flatMap((row) => (row ? [[row.id, row] as const] : []))).values()];
}
