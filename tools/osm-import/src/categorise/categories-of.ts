import type { MainCategoryName } from '@umkreis/taxonomy/main-categories.ts';
import { category, type CategoryRow } from '@umkreis/taxonomy/categories.ts';
import type { Tags } from '../shared/osm-data.ts';
import { categoriesOfNamed, categoriesByTag } from './categories-by-tag.ts';
import { craftRules, informationRules, officeRules, shopRules, sportRules, vendingRules } from './trades-by-tag.ts';

const MAX_CATEGORIES = 3;
const keysOf = (rules: Record<string, string>) => [...new Set(Object.keys(rules).map((rule) => rule.split('=')[0]!))];
const placeKeys = keysOf(categoriesByTag);
const namedOnlyKeys = keysOf(categoriesOfNamed);
const ruleOrder = new Map(Object.keys(categoriesByTag).map((rule, index) => [rule, index]));

/** 'Main/Sub', or a subcategory of the given main one; subcategories may contain a slash themselves. */
function find(name: string, main?: MainCategoryName): CategoryRow {
  if (main && !name.includes('/')) return category(main, name);
  const slash = name.indexOf('/');
  return category(name.slice(0, slash) as MainCategoryName, name.slice(slash + 1));
}

const first = (value: string | undefined) => value?.split(';')[0]!.trim();

/**
 * Categories of an OSM object, the most specific first.
 * @returns no category for objects that are no places: land cover, roads, barriers
 */
export function categoriesOf(tags: Tags): CategoryRow[] {
  const found = [...special(tags), ...placesOf(tags), ...tradesOf(tags), ...sportsOf(tags)];
  if (found.length === 0 && tags.name) found.push(...namedOf(tags));
  return [...new Map(found.map((row) => [row.id, row])).values()].slice(0, MAX_CATEGORIES);
}

/** Categories that depend on more than one tag. */
function special(tags: Tags): CategoryRow[] {
  const found: CategoryRow[] = [];
  if (
    tags.amenity === 'place_of_worship' ||
    (tags.building && /^(church|chapel|mosque)$/.test(tags.building) && tags.name)
  )
    found.push(worship(tags));
  if (tags.tourism === 'information')
    found.push(find(informationRules[tags.information ?? ''] ?? 'Information point', 'Information'));
  if (tags.amenity === 'vending_machine') {
    const vends = tags.vending ?? '';
    if (vends !== 'parking_tickets') found.push(find(vendingRules[vends] ?? 'Shopping/Vending machine'));
  }
  if (tags.amenity === 'restaurant' && tags.cuisine?.split(';').includes('pizza')) found.push(find('Eating/Pizzeria'));
  if (tags.man_made === 'tower' && (tags['tower:type'] === 'observation' || tags.name))
    found.push(find('Sights/Observation tower'));
  if (tags.man_made === 'surveillance' && tags['surveillance:type'] === 'webcam')
    found.push(find('Information/Webcam'));
  if (isTramPlatform(tags)) found.push(find('Transport/Tram stop'));
  if (tags.historic === 'memorial')
    found.push(find(tags.memorial === 'plaque' ? 'History & Politics/Plaque' : 'History & Politics/Memorial'));
  if (tags.highway === 'pedestrian' && tags.area === 'yes' && tags.name) found.push(find('Place/Square'));
  return found;
}

/** A tram stop without its own node; a platform and a stop position of the same name are one place. */
const isTramPlatform = (tags: Tags) =>
  ['platform', 'stop_position'].includes(tags.public_transport ?? '') && tags.tram === 'yes' && tags.name !== undefined;

/** A platform of a station, which is a place itself. */
const isRailPlatform = (tags: Tags) =>
  tags.public_transport === 'platform' &&
  tags.bus !== 'yes' &&
  (tags.railway === 'platform' || [tags.train, tags.subway, tags.light_rail].includes('yes'));

function worship(tags: Tags): CategoryRow {
  if (tags.religion === 'muslim' || tags.building === 'mosque') return find('Religion/Mosque');
  if (tags.building === 'chapel' || /kapelle|chapel/i.test(tags.name ?? '')) return find('Religion/Chapel');
  if (tags.religion === 'christian' || tags.building === 'church') return find('Religion/Church');
  return find('Religion/Place of worship');
}

function placesOf(tags: Tags): CategoryRow[] {
  return placeKeys
    .map((key) => `${key}=${first(tags[key])}`)
    .filter((rule) => rule in categoriesByTag)
    .toSorted((a, b) => ruleOrder.get(a)! - ruleOrder.get(b)!)
    .map((rule) => find(categoriesByTag[rule]!));
}

function tradesOf(tags: Tags): CategoryRow[] {
  const found: CategoryRow[] = [];
  const { shop, office, craft, club, healthcare } = tags;
  if (shop && shop !== 'no') found.push(find(shopRules[first(shop)!] ?? 'Shop', 'Shopping'));
  if (craft && craft !== 'no') found.push(find(craftRules[first(craft)!] ?? 'Craft', 'Craft & Produce'));
  if (office && !['no', 'government', 'diplomatic', 'physician'].includes(office))
    found.push(find(officeRules[first(office)!] ?? 'Office', 'Service'));
  if (club) found.push(find('Entertainment & Culture/Club'));
  if (healthcare && !categoriesByTag[`healthcare=${healthcare}`] && !tags.amenity) found.push(find('Service/Therapy'));
  return found;
}

const sportsFacilities = new Set(['pitch', 'track', 'sports_centre', 'stadium', 'sports_hall', 'ice_rink']);

function sportsOf(tags: Tags): CategoryRow[] {
  const isSportsFacility = tags.leisure === undefined ? undefined : sportsFacilities.has(tags.leisure);
  if (isSportsFacility === false || (isSportsFacility === undefined && !(tags.sport && tags.name))) return [];
  const kind = sportRules[first(tags.sport) ?? ''];
  if (kind) return [find(kind, 'Activities')];
  return tags.leisure === 'pitch' ? [find('Activities/Sports pitch')] : [];
}

/** Objects that are places only because they have a name. */
function namedOf(tags: Tags): CategoryRow[] {
  if (isRailPlatform(tags)) return [];
  const rule = namedOnlyKeys.map((key) => `${key}=${tags[key]}`).find((candidate) => candidate in categoriesOfNamed);
  if (rule) return [find(categoriesOfNamed[rule]!)];
  if (tags.historic && tags.historic !== 'no') return [find('History & Politics/Historic site')];
  if (tags.tourism && tags.tourism !== 'no' && tags.tourism !== 'yes') return [find('Sights/Sight')];
  if (tags.amenity && tags.amenity !== 'no') return [find('Service/Service')];
  if (tags.leisure) return [find('Activities/Sports centre')];
  if (tags.emergency && tags.emergency !== 'yes') return [find('Service/Rescue station')];
  if (tags.building && tags.building !== 'no') return [find('Place/Building')];
  if (tags.natural) return [find('Place/Locality')];
  return [];
}
