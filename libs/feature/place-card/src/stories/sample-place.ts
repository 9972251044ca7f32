import type { Category } from '@umkreis/contract/category.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';

/** A different valid id for each number. */
const id = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const today = '2026-01-01T00:00:00.000Z';

const category: Category = {
  id: id(1),
  iconId: id(2),
  iconTitle: 'pin',
  mainCategory: 'Eating',
  subCategory: 'Restaurant',
  mainCategoryName: { de: 'Essen & Trinken', en: 'Food & drink' },
  subCategoryName: { de: 'Restaurant', en: 'Restaurant' },
  backgroundColorName: '#b54708',
  colorName: '#ffffff',
  zOrder: 10,
};

const details = {
  hours: '24/7',
  phone: '+423 000 00 00',
  website: 'https://example.org',
  shortDescription: 'Hausgemachte Käseknöpfle mit Blick auf die Donaudampfschifffahrtsgesellschaftskapitänshütte.',
};

const types: Readonly<Record<keyof typeof details, ItemDetailKey['type']>> = {
  hours: 'hours',
  phone: 'phone',
  website: 'url',
  shortDescription: 'text',
};
const titles: Readonly<Record<keyof typeof details, ItemDetailKey['keyTitle']>> = {
  hours: { de: 'Öffnungszeiten', en: 'Opening hours' },
  phone: { de: 'Telefon', en: 'Phone' },
  website: { de: 'Website', en: 'Website' },
  shortDescription: { de: 'Kurzbeschreibung', en: 'Short description' },
};

const names = Object.keys(details) as (keyof typeof details)[];

/** The kinds of details that the sample place has. */
export const sampleKeys: readonly ItemDetailKey[] = names.map((keyName, index) => ({
  id: id(10 + index),
  keyName,
  keyTitle: titles[keyName],
  iconId: id(2),
  iconTitle: 'pin',
  colorName: '#5c6370',
  type: types[keyName],
  needsUnit: false,
  isHidden: false,
}));

/** As the list of a guide contains it. */
export const samplePlace: Place = {
  item: {
    id: id(3),
    nanoId: 'abcd1234',
    title: 'Gasthaus zum goldenen Murmeltier',
    lat: 47.14,
    lon: 9.52,
    categories: [category.id],
    details,
    address: 'Dorfstrasse 1, 9490 Vaduz',
  },
  categories: [category],
  tags: [],
  events: [],
  hasEvents: false,
  isPermanentlyClosed: false,
  isDormant: false,
};

/** The same place as the API sends it for the card. */
export const sampleItem: Item = {
  id: samplePlace.item.id,
  nanoId: samplePlace.item.nanoId,
  branchShortId: 1,
  title: samplePlace.item.title,
  type: 'place',
  lat: samplePlace.item.lat,
  lon: samplePlace.item.lon,
  categories: [
    { categoryId: category.id, mainCategory: 'Eating', subCategory: 'Restaurant', icon: 'pin', dateCreated: today },
  ],
  tags: [],
  itemDetails: sampleKeys.map(({ id: key, keyName }, index) => ({
    id: id(20 + index),
    dataKeyV2: key,
    dataKeyName: keyName,
    dataValue: details[keyName as keyof typeof details],
    dataValueUnit: null,
    dateUpdated: today,
    dataKeyGroup: null,
  })),
  itemParents: [],
  itemChildren: [],
  datePermanentlyClosed: null,
  isDuplicateOf: null,
  geojsons: [],
  ways: [],
  addresses: [
    {
      id: id(4),
      countryId: null,
      stateId: null,
      street: 'Dorfstrasse',
      housenumber: '1',
      postcode: '9490',
      city: 'Vaduz',
    },
  ],
  version: 1,
  dateCreated: today,
  dateUpdated: today,
  dateReviewed: today,
  source: 'demo',
};
