import type { OsmBuilder } from '../shared/osm-builder.ts';
import type { Random } from '../shared/random.ts';
import type { Business } from './business.ts';
import { businesses } from './businesses.ts';
import { families } from './families.ts';
import { box, FreeSpace, placed, type House } from './houses.ts';
import type { Road } from './roads.ts';
import { alongLine, distanceBetween, axis, type Point } from '../shared/terrain.ts';
import { isBuildable } from './village-streets.ts';
import type { Village } from './villages.ts';

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Businesses in the houses nearest the centre. Telephone numbers and web addresses are fictitious. */
export function addBusinesses(
  osm: OsmBuilder,
  village: Village,
  houses: readonly House[],
  taken: Set<string>,
  random: Random,
): void {
  const free = houses
    .toSorted((a, b) => distanceBetween(a.at, village.centre) - distanceBetween(b.at, village.centre))
    .slice();
  const wanted = businesses.flatMap((business) => {
    if (village.population < business.from) return [];
    const exact = (business.perThousand * village.population) / 1000;
    return Array.from({ length: Math.max(1, Math.round(exact)) }, () => business);
  });
  for (const business of shuffled(wanted, random)) {
    const index = Math.floor(random.next() ** 1.6 * Math.min(free.length, wanted.length * 2.2));
    const [house] = free.splice(index, 1);
    if (!house) return;
    addBusiness(osm, business, house, taken, random);
  }
}

function addBusiness(
  osm: OsmBuilder,
  { tags, names, hours, texts, extras = [] }: Business,
  house: House,
  taken: Set<string>,
  random: Random,
) {
  const plain = names.filter((name) => !name.includes('*') && !taken.has(name));
  const template =
    plain.length > 0 && random.chance(0.6)
      ? random.pick(plain)
      : names.filter((name) => name.includes('*'))[0]
        ? random.pick(names.filter((name) => name.includes('*')))
        : `${random.pick(names)} ${house.village}`;
  let name = template.replace('*', random.pick(families));
  if (taken.has(name)) name = `${name} ${house.village}`;
  taken.add(name);
  const host = slug(name);
  osm.node(house.at, {
    ...tags,
    ...(extras.length > 0 ? random.pick(extras) : {}),
    name,
    ...(hours.length > 0 ? { opening_hours: random.pick(hours) } : {}),
    ...(random.chance(0.85)
      ? { phone: `+423 555 ${String(random.whole(10, 99))} ${String(random.whole(10, 99))}` }
      : {}),
    ...(random.chance(0.75) ? { website: `https://${host}.example`, email: `info@${host}.example` } : {}),
    ...(random.chance(0.25) ? { 'contact:instagram': `https://www.instagram.com/${host}.example` } : {}),
    ...(random.chance(0.7) ? { description: random.pick(texts) } : {}),
    ...(tags.amenity === 'restaurant' && random.chance(0.5) ? { 'website:menu': `https://${host}.example/karte` } : {}),
    ...(random.chance(0.2) ? { start_date: String(random.whole(1786, 2019)) } : {}),
  });
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  return values
    .map((value) => ({ value, order: random.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ value }) => value);
}

/** Outdoor facilities: parking, playgrounds, benches, bins, fountains, chargers. */
export function addAmenities(
  osm: OsmBuilder,
  village: Village,
  roads: readonly Road[],
  freeSpace: FreeSpace,
  random: Random,
): void {
  addOpenAreas(osm, village, freeSpace, random);
  addStreetFurniture(osm, village, roads, random);
}

/** Car parks, playgrounds, pitches and parks, each on free ground. */
function addOpenAreas(osm: OsmBuilder, village: Village, freeSpace: FreeSpace, random: Random): void {
  const size = village.population / 1000;
  const side = Math.sign(village.centre[1] - axis(village.centre[0]));
  const spot = (radius: number, toStreet: number, far: number): { at: Point; heading: number } | undefined => {
    for (let attempt = 0; attempt < 60; attempt++) {
      const angle = random.between(0, 2 * Math.PI);
      const distance = random.between(0.1, 1) * far;
      const at: Point = [
        village.centre[0] + Math.cos(angle) * distance,
        village.centre[1] + Math.sin(angle) * distance,
      ];
      if (!freeSpace.isFree(at, radius, toStreet) || (!village.isHigh && !isBuildable(at, side))) continue;
      freeSpace.take(at, radius);
      return { at, heading: angle };
    }
    return undefined;
  };
  const areas = (
    count: number,
    wide: number,
    deep: number,
    far: number,
    tags: (index: number) => Record<string, string>,
  ) => {
    for (let index = 0; index < count; index++) {
      const place = spot(Math.hypot(wide, deep) / 2, Math.min(wide, deep) / 2 + 3, far);
      if (place) osm.way(placed(place.at, place.heading, box(wide, deep)), tags(index));
    }
  };
  const numbered = (name: string, index: number) =>
    index === 0 ? `${name} ${village.name}` : `${name} ${village.name} ${index + 1}`;
  areas(Math.ceil(size * 1.4), 34, 20, village.radius * 0.7, (index) => ({
    amenity: 'parking',
    name: numbered('Parkplatz', index),
    parking: 'surface',
    capacity: String(random.whole(18, 70)),
    fee: random.chance(0.5) ? 'yes' : 'no',
    maxstay: random.pick(['2 h', '4 h', '90 min']),
    surface: 'asphalt',
    'capacity:disabled': '2',
  }));
  areas(Math.ceil(size * 0.9), 26, 20, village.radius * 0.9, (index) => ({
    leisure: 'playground',
    name: numbered('Spielplatz', index),
    surface: random.pick(['woodchips', 'sand', 'grass']),
    wheelchair: random.pick(['yes', 'limited']),
  }));
  areas(1, 95, 62, village.radius * 1.3, () => ({
    leisure: 'pitch',
    sport: 'soccer',
    surface: 'grass',
    name: `Sportplatz ${village.name}`,
  }));
  if (size > 1.3)
    areas(2, 34, 17, village.radius, () => ({
      leisure: 'pitch',
      sport: 'tennis',
      surface: 'clay',
      name: `Tennis ${village.name}`,
    }));
  if (size > 1)
    areas(2, 60, 45, village.radius * 0.8, (index) => ({
      leisure: 'park',
      name: index === 0 ? `Dorfpark ${village.name}` : `Lindengarten ${village.name}`,
    }));
}

/** What is next to the streets: benches, bins, fountains, chargers. */
function addStreetFurniture(osm: OsmBuilder, village: Village, roads: readonly Road[], random: Random): void {
  const size = village.population / 1000;
  const along = roads.flatMap(({ line }) =>
    alongLine(line, 31).map(({ at, heading }): Point => [
      at[0] - Math.sin(heading) * 4.5,
      at[1] + Math.cos(heading) * 4.5,
    ]),
  );
  const points = (count: number, tags: () => Record<string, string>) => {
    for (let index = 0; index < count; index++) osm.node(random.pick(along), tags());
  };
  points(Math.ceil(size * 9), () => ({ amenity: 'bench', backrest: random.chance(0.7) ? 'yes' : 'no' }));
  points(Math.ceil(size * 3), () => ({ amenity: 'waste_basket' }));
  points(Math.ceil(size * 2), () => ({ amenity: 'vending_machine', vending: 'excrement_bags' }));
  points(Math.ceil(size * 1.2), () => ({
    amenity: 'fountain',
    drinking_water: 'yes',
    name: random.pick(['Dorfbrunnen', 'Rossbrunnen', 'Marienbrunnen', 'Lindenbrunnen']),
  }));
  points(Math.ceil(size * 0.8), () => ({ amenity: 'post_box' }));
  points(Math.ceil(size * 0.8), () => ({
    emergency: 'defibrillator',
    opening_hours: '24/7',
    name: `AED ${village.name}`,
  }));
  points(Math.ceil(size * 0.7), () => ({
    amenity: 'charging_station',
    name: `Ladestation ${village.name}`,
    capacity: random.pick(['2', '4', '6']),
    maxstay: '3 h',
    fee: 'yes',
    operator: 'Werke Lärchtal',
  }));
  points(Math.ceil(size * 0.8), () => ({
    amenity: 'recycling',
    name: `Sammelstelle ${village.name}`,
    recycling_type: 'container',
    opening_hours: 'Mo-Sa 07:00-20:00',
  }));
  points(Math.ceil(size * 0.6), () => ({
    amenity: 'toilets',
    wheelchair: random.pick(['yes', 'no']),
    fee: 'no',
    opening_hours: random.pick(['24/7', 'Mo-Su 07:00-21:00']),
  }));
  points(Math.ceil(size * 0.6), () => ({
    tourism: 'information',
    information: 'board',
    name: `Ortsplan ${village.name}`,
  }));
  points(Math.ceil(size * 0.5), () => ({ amenity: 'bicycle_parking', capacity: '12', covered: 'yes' }));
  points(Math.ceil(size * 0.4), () => ({ amenity: 'public_bookcase', name: `Bücherschrank ${village.name}` }));
  points(Math.ceil(size * 0.4), () => ({
    tourism: 'artwork',
    name: random.pick(['Der Hirte', 'Windspiel', 'Steinerne Welle', 'Die Spinnerin', 'Lärchenreigen', 'Wegzeichen']),
    artwork_type: 'sculpture',
  }));
  if (size > 0.8)
    points(1, () => ({ amenity: 'fuel', name: `Tankstelle ${village.name}`, opening_hours: 'Mo-Su 06:00-22:00' }));
}
