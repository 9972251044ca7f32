import { iconId, tagId } from './ids.ts';
import { defaultTagColorName, fleaMarketColors } from './theme-colors.ts';
import { branchTagValues, cuisines, drinks, fleaMarket, surfaces, type TagValue } from './tag-values.ts';

export interface TagRow {
  id: string;
  tagKey: string;
  tagValue: string;
  tagGroup: number | null;
  tagKeyName: { de: string; en: string };
  tagValueName: { de: string; en: string };
  iconId: string | null;
  iconTitle: string | null;
  colorName: string;
  backgroundColorName: string;
  showInSubtitle: boolean;
  isHidden: boolean;
  subtitleSortOrder: number;
}

interface KeyRule {
  key: string;
  de: string;
  en: string;
  group: number;
  icon?: string;
  subtitle?: number;
  hidden?: boolean;
  color?: string;
  values: readonly TagValue[];
}
const yes: TagValue = ['true', 'Ja', 'Yes'];

const keyRules: readonly KeyRule[] = [
  { key: 'cuisine', de: 'Küche', en: 'Cuisine', group: 1001, icon: 'restaurant', subtitle: 10, values: cuisines },
  { key: 'drink', de: 'Getränke', en: 'Drinks', group: 1003, icon: 'bar', subtitle: 20, values: drinks },
  {
    key: 'eatingAmenities',
    de: 'Ausstattung',
    en: 'Amenities',
    group: 1004,
    icon: 'restaurant',
    subtitle: 40,
    values: [
      ['terrace', 'Terrasse', 'Terrace'],
      ['garden', 'Gastgarten', 'Garden seating'],
      ['play_area', 'Spielecke', 'Play area'],
      ['internet', 'WLAN', 'Wi-Fi'],
    ],
  },
  { key: 'takeout', de: 'Take-away', en: 'Takeaway', group: 1011, icon: 'fast-food', subtitle: 50, values: [yes] },
  { key: 'delivery', de: 'Lieferung', en: 'Delivery', group: 1011, icon: 'truck', subtitle: 51, values: [yes] },
  { key: 'webshop', de: 'Onlineshop', en: 'Online shop', group: 1011, icon: 'shop', subtitle: 52, values: [yes] },
  {
    key: 'wheelchair',
    de: 'Rollstuhlgängig',
    en: 'Wheelchair accessible',
    group: 1011,
    icon: 'wheelchair',
    values: [['yes', 'Ja', 'Yes']],
  },
  {
    key: 'wheelchairLimited',
    de: 'Teilweise rollstuhlgängig',
    en: 'Partly wheelchair accessible',
    group: 1012,
    icon: 'wheelchair',
    values: [yes],
  },
  {
    key: 'wheelchairNo',
    de: 'Nicht rollstuhlgängig',
    en: 'Not wheelchair accessible',
    group: 1012,
    icon: 'wheelchair',
    values: [yes],
  },
  {
    key: 'topChoice',
    de: 'Besonders beliebt',
    en: 'Top choice',
    group: 1011,
    icon: 'star',
    subtitle: 1,
    values: [yes],
  },
  {
    key: 'vegetarian',
    de: 'Vegetarische Gerichte',
    en: 'Vegetarian dishes',
    group: 1011,
    icon: 'plant',
    values: [yes],
  },
  { key: 'vegan', de: 'Vegane Gerichte', en: 'Vegan dishes', group: 1011, icon: 'plant', values: [yes] },
  {
    key: 'aed',
    de: 'Defibrillator',
    en: 'Defibrillator',
    group: 2004,
    icon: 'defibrillator',
    values: [['alwaysAvailable', 'Rund um die Uhr zugänglich', 'Always available']],
  },
  {
    key: 'drinkingWater',
    de: 'Trinkwasser',
    en: 'Drinking water',
    group: 2001,
    icon: 'drinking-water',
    subtitle: 60,
    values: [
      ['yes', 'Trinkwasser', 'Drinking water'],
      ['no', 'Kein Trinkwasser', 'Not drinkable'],
    ],
  },
  {
    key: 'parking',
    de: 'Parkplatzart',
    en: 'Kind of parking',
    group: 2001,
    icon: 'parking',
    subtitle: 30,
    values: [
      ['parking disk', 'Blaue Zone (Parkscheibe)', 'Parking disc'],
      ['parking garage', 'Parkhaus', 'Parking garage'],
      ['surface', 'Oberirdisch', 'Surface'],
      ['underground', 'Tiefgarage', 'Underground'],
      ['street side', 'Am Strassenrand', 'Street side'],
    ],
  },
  {
    key: 'fee',
    de: 'Gebühr',
    en: 'Fee',
    group: 2001,
    icon: 'money-hand',
    subtitle: 31,
    values: [
      ['yes', 'Gebührenpflichtig', 'Fee'],
      ['no', 'Kostenlos', 'Free of charge'],
    ],
  },
  {
    key: 'access',
    de: 'Zugang',
    en: 'Access',
    group: 2001,
    icon: 'lock',
    subtitle: 32,
    values: [
      ['private', 'Privat', 'Private'],
      ['customers', 'Nur für Kundschaft', 'Customers only'],
      ['permissive', 'Geduldet', 'Permissive'],
    ],
  },
  { key: 'surface', de: 'Belag', en: 'Surface', group: 2002, icon: 'pedestrian', subtitle: 70, values: surfaces },
  {
    key: 'aerialway:occupancy',
    de: 'Personen je Sessel',
    en: 'People per carrier',
    group: 2003,
    icon: 'chairlift',
    subtitle: 30,
    values: ['1', '2', '3', '4', '6', '8', '10'].map((n): TagValue => [
      n,
      n === '1' ? '1 Person' : `${n} Personen`,
      n === '1' ? '1 person' : `${n} people`,
    ]),
  },
  {
    key: 'garden:type',
    de: 'Gartenart',
    en: 'Kind of garden',
    group: 2001,
    icon: 'garden',
    subtitle: 30,
    values: [
      ['herbs', 'Kräutergarten', 'Herb garden'],
      ['botanical', 'Botanischer Garten', 'Botanical garden'],
      ['community', 'Gemeinschaftsgarten', 'Community garden'],
    ],
  },
  {
    key: 'no visits',
    de: 'Keine Besichtigung',
    en: 'No visits',
    group: 2004,
    icon: 'roadblock',
    subtitle: 5,
    values: [yes],
  },
  {
    key: 'hikingDifficulty',
    de: 'Schwierigkeit',
    en: 'Difficulty',
    group: 2001,
    icon: 'pedestrian',
    subtitle: 30,
    values: [
      ['hiking', 'Wanderweg (T1)', 'Hiking (T1)'],
      ['mountain_hiking', 'Bergwanderweg (T2)', 'Mountain hiking (T2)'],
      ['demanding_mountain_hiking', 'Anspruchsvoller Bergwanderweg (T3)', 'Demanding mountain hiking (T3)'],
      ['alpine_hiking', 'Alpinwanderweg (T4)', 'Alpine hiking (T4)'],
    ],
  },
  {
    key: 'pisteDifficulty',
    de: 'Piste',
    en: 'Slope',
    group: 2001,
    icon: 'skiing',
    subtitle: 30,
    values: [
      ['novice', 'Anfänger', 'Novice'],
      ['easy', 'Leicht (blau)', 'Easy (blue)'],
      ['intermediate', 'Mittel (rot)', 'Intermediate (red)'],
      ['advanced', 'Schwer (schwarz)', 'Advanced (black)'],
    ],
  },
  { key: 'backrest', de: 'Mit Lehne', en: 'Backrest', group: 2004, values: [yes] },
  { key: 'covered', de: 'Überdacht', en: 'Covered', group: 2004, values: [yes] },
  {
    key: 'season',
    de: 'Saison',
    en: 'Season',
    group: 11,
    icon: 'snow',
    hidden: true,
    values: [
      ['[summer]', 'Sommer', 'Summer'],
      ['[winter]', 'Winter', 'Winter'],
      ['[summer][winter]', 'Sommer und Winter', 'Summer and winter'],
    ],
  },
  {
    key: 'exhibition',
    de: 'Auftritt',
    en: 'Tier',
    group: 4001,
    icon: 'star',
    subtitle: 80,
    values: [
      ['light', 'Standard', 'Standard'],
      ['premium', 'Premium', 'Premium'],
    ],
  },
  {
    key: 'fleaMarket',
    de: 'Flohmarkt',
    en: 'Flea market',
    group: 6001,
    icon: 'shop',
    subtitle: 15,
    values: fleaMarket,
  },
  {
    key: 'inPlace',
    de: 'Geöffnet',
    en: 'Open',
    group: 9000,
    icon: 'clock',
    subtitle: 2,
    color: 'ohOpen',
    values: [yes],
  },
  {
    key: 'isOperating',
    de: 'in Betrieb',
    en: 'operating',
    group: 9000,
    icon: 'clock',
    subtitle: 3,
    color: 'ohOpen',
    values: [yes],
  },
  {
    key: 'symbolAlwaysHidden',
    de: 'Symbol nie zeigen',
    en: 'Symbol always hidden',
    group: 9001,
    hidden: true,
    values: [yes],
  },
  {
    key: 'mapPin',
    de: 'Kartensymbol',
    en: 'Map pin',
    group: 9001,
    hidden: true,
    values: [['highAltitudeLabel', 'Gipfelbeschriftung', 'High-altitude label']],
  },
  {
    key: 'hideOnMainQuo',
    de: 'Nicht auf der Hauptseite',
    en: 'Hidden on the main site',
    group: 9001,
    hidden: true,
    values: [yes],
  },
  {
    key: 'geojson:isPermanentlyVisibleOnMap',
    de: 'Geometrie immer sichtbar',
    en: 'Geometry always visible',
    group: 9001,
    hidden: true,
    values: [yes],
  },
  {
    key: 'way:isPermanentlyVisibleOnMap',
    de: 'Weg immer sichtbar',
    en: 'Way always visible',
    group: 9001,
    hidden: true,
    values: [yes],
  },
];

const rulesByKey = new Map(keyRules.map((rule) => [rule.key, rule]));
const branchValues = new Map(branchTagValues.map((value) => [value[0], value]));

function row(rule: KeyRule, [value, de, en]: TagValue): TagRow {
  return {
    id: tagId(rule.key, value),
    tagKey: rule.key,
    tagValue: value,
    tagGroup: rule.group,
    tagKeyName: { de: rule.de, en: rule.en },
    tagValueName: { de, en },
    iconId: rule.icon ? iconId(rule.icon) : null,
    iconTitle: rule.icon ?? null,
    colorName: rule.color ?? (rule.key === 'fleaMarket' && value in fleaMarketColors ? value : defaultTagColorName),
    backgroundColorName: 'transparent',
    showInSubtitle: rule.subtitle !== undefined,
    isHidden: rule.hidden ?? false,
    subtitleSortOrder: rule.subtitle ?? 100,
  };
}

/** Generic tags. */
export const tags: readonly TagRow[] = keyRules.flatMap((rule) => rule.values.map((value) => row(rule, value)));

const byName = new Map(tags.map((tag) => [`${tag.tagKey}=${tag.tagValue}`, tag]));

/** A value as displayed: 'steak_house' → 'Steak house'. */
const readable = (value: string) => {
  const text = value.replaceAll(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** @returns the tag of the table, or a new one for a value that the table lacks; undefined for an unknown key */
export function tagFor(tagKey: string, tagValue: string): TagRow | undefined {
  const listed = byName.get(`${tagKey}=${tagValue}`);
  if (listed) return listed;
  const rule = rulesByKey.get(tagKey);
  return rule && row(rule, [tagValue, readable(tagValue), readable(tagValue)]);
}

/**
 * A tag whose key is named after a branch; used for the branch's curated places with this value.
 * @param branchTitle displayed as the key
 */
export function branchTag(tagKey: string, tagValue: string, branchTitle: string): TagRow {
  const value = branchValues.get(tagValue) ?? [tagValue, readable(tagValue), readable(tagValue)];
  return row({ key: tagKey, de: branchTitle, en: branchTitle, group: 100001, hidden: true, values: [] }, value);
}
