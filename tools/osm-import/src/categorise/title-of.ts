import type { CategoryRow } from '@umkreis/taxonomy/categories.ts';
import { streetFurniture } from '@umkreis/taxonomy/street-furniture.ts';
import type { Tags } from '../shared/osm-data.ts';

/** What stands for a name, in this order. */
const substitutes = ['brand', 'operator', 'ref'] as const;

/**
 * The title of an object: its name, its name in German, English or another language, otherwise brand, operator or
 * number. Street furniture without a name has no title: its operator is the municipality, its number an inventory.
 */
export function titleOf(tags: Tags, categories: readonly CategoryRow[]): string {
  const named = nameOf(tags);
  if (named) return named;
  const [category] = categories;
  if (tags.railway === 'subway_entrance') return tags.ref?.trim() ?? '';
  if (tags['board:title']) return tags['board:title'].trim();
  const isFurniture = streetFurniture[category!.mainCategory as keyof typeof streetFurniture]?.includes(
    category!.subCategory,
  );
  const keys = isFurniture && !operated.has(category!.subCategory) ? [] : substitutes;
  return keys.map((key) => tags[key]?.split(';')[0]!.trim()).find(Boolean) ?? '';
}

/** Street furniture whose operator is what visitors look for. */
const operated = new Set(['Parking', 'Bicycle rental']);

function nameOf(tags: Tags): string | undefined {
  const others = Object.keys(tags)
    .filter((key) => /^name:[a-z]{2,3}(?:-[A-Za-z]+)?$/.test(key))
    .toSorted();
  return ['name', 'name:de', 'name:en', ...others, 'int_name', 'official_name', 'short_name']
    .map((key) => tags[key]?.trim())
    .find(Boolean);
}
