import type { Tags } from '@umkreis/osm-import/shared/osm-data.ts';
import type { Business } from './business.ts';

const gastroHours = [
  'Tu-Sa 11:30-14:00,17:30-22:30; Su 11:30-20:00',
  'We-Su 10:00-23:00',
  'Mo-Fr 11:00-14:00,17:00-23:00; Sa 17:00-24:00',
  'Th-Mo 11:30-21:30',
  'Mo-Su 10:00-22:00',
];

const gastroExtras: readonly Tags[] = [
  { cuisine: 'regional', outdoor_seating: 'yes', wheelchair: 'yes' },
  { cuisine: 'regional;game', 'diet:vegetarian': 'yes' },
  { cuisine: 'italian;pizza', takeaway: 'yes', delivery: 'yes' },
  { cuisine: 'alpine;fondue', outdoor_seating: 'yes' },
  { cuisine: 'thai', takeaway: 'yes', 'diet:vegan': 'yes' },
  { cuisine: 'burger;grill', takeaway: 'yes', outdoor_seating: 'yes' },
  { cuisine: 'fish;regional', outdoor_seating: 'yes', wheelchair: 'yes' },
  { cuisine: 'austrian;schnitzel', wheelchair: 'limited' },
  { cuisine: 'vegetarian', 'diet:vegan': 'yes', takeaway: 'yes' },
];

/** Restaurants, cafés and the like. */
export const gastronomy: readonly Business[] = [
  {
    tags: { amenity: 'restaurant' },
    perThousand: 2.6,
    from: 300,
    hours: gastroHours,
    extras: gastroExtras,
    names: [
      'Gasthof Adler',
      'Gasthof Krone',
      'Zum Hirschen',
      'Restaurant Linde',
      'Gasthof Löwen',
      'Zur Sonne',
      'Gasthof Rössle',
      'Restaurant Traube',
      'Gasthof Ochsen',
      'Zum Schwanen',
      'Restaurant Mühle',
      'Gasthof Engel',
      'Trattoria Bella Valle',
      'Restaurant Bahnhof',
      'Lärchenstube',
      'Restaurant Uferblick',
      'Zum Alten Zoll',
      'Restaurant Sternen',
      'Gasthof Bären',
      'Stube *',
      'Wirtschaft zur Brücke',
      'Restaurant Seegarten',
    ],
    texts: [
      'Täglich frische Küche mit Zutaten aus dem Tal.',
      'Bekannt für Wild im Herbst und die grosse Terrasse.',
      'Kleine Karte, grosser Garten, hausgemachte Kuchen.',
      'Familienbetrieb in dritter Generation.',
      'Mittagsmenü unter der Woche, Sonntagsbraten am Wochenende.',
    ],
  },
  {
    tags: { amenity: 'cafe' },
    perThousand: 0.9,
    from: 400,
    hours: ['Mo-Sa 07:00-18:30; Su 08:00-17:00', 'Tu-Su 08:00-18:00', 'Mo-Fr 06:30-18:00; Sa 07:00-14:00'],
    names: [
      'Café am Platz',
      'Kaffeehaus *',
      'Café Lärche',
      'Café Seeblick',
      'Tagescafé Sonne',
      'Café Morgenrot',
      'Rösterei *',
    ],
    extras: [
      { outdoor_seating: 'yes', 'drink:tea': 'yes', cuisine: 'coffee_shop;cake' },
      { internet_access: 'wlan', cuisine: 'cake;breakfast', wheelchair: 'yes' },
    ],
    texts: [
      'Kaffee aus eigener Röstung und Kuchen vom Blech.',
      'Frühstück bis elf, danach Kuchen.',
      'Ruhiger Garten hinter dem Haus.',
    ],
  },
  {
    tags: { amenity: 'fast_food' },
    perThousand: 0.4,
    from: 1100,
    hours: ['Mo-Sa 11:00-21:00', 'Mo-Su 11:00-22:00'],
    names: ['Imbiss am Bahnhof', 'Dönerhaus Aubach', 'Talgrill', 'Wurststand *'],
    extras: [
      { cuisine: 'kebab', takeaway: 'yes', delivery: 'yes' },
      { cuisine: 'sausage', takeaway: 'only' },
      { cuisine: 'burger', takeaway: 'yes' },
    ],
    texts: ['Schnell, frisch, zum Mitnehmen.'],
  },
  {
    tags: { amenity: 'ice_cream', cuisine: 'ice_cream', takeaway: 'yes' },
    perThousand: 0.2,
    from: 1600,
    hours: ['Apr-Oct: Mo-Su 11:00-21:00'],
    names: ['Gelateria Lago', 'Eisdiele Polar'],
    texts: ['Vierzehn Sorten, alle selbst gemacht.'],
  },
  {
    tags: { amenity: 'bar' },
    perThousand: 0.5,
    from: 800,
    hours: ['We-Sa 17:00-01:00', 'Mo-Sa 16:00-24:00', 'Th-Sa 18:00-02:00'],
    names: ['Bar Nachtfalter', 'Bar Kellerloch', 'Vinothek *', 'Bar Alpenglühn'],
    extras: [
      { 'drink:spritz': 'yes', 'drink:wine': 'yes' },
      { 'drink:beer': 'yes', 'drink:gin': 'yes' },
    ],
    texts: ['Abends Musik, donnerstags Quiz.'],
  },
];
