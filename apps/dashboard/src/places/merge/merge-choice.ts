import type { EditedItem } from '@umkreis/contract/item-write.ts';
import type { ItemMerge, MergeField } from '@umkreis/contract/merge.ts';
import type { MergePart } from '@umkreis/contract/merge-parts.ts';
import { addressLine } from '@umkreis/places/address-lines.ts';

export type Side = 'kept' | 'other' | 'both';

/** The editor's choices when two places are merged. */
export interface MergeChoice {
  fields: Partial<Record<MergeField, Side>>;
  /** Side by detail key */
  details: Readonly<Record<string, Side>>;
  /** Parts that are not copied to the target */
  without: ReadonlySet<MergePart>;
}

type Detail = EditedItem['itemDetails'][number];
export interface DetailPair {
  key: string;
  kept: Detail[];
  other: Detail[];
}

export const mergeFields = ['title', 'type', 'position', 'address', 'datePermanentlyClosed'] as const;

/** The text of a single-valued field; empty if it is not set. */
export function fieldText(item: EditedItem, field: MergeField): string {
  switch (field) {
    case 'position':
      return `${item.lat.toFixed(5)}, ${item.lon.toFixed(5)}`;
    case 'address':
      return item.addresses[0] ? addressLine(item.addresses[0]) : '';
    default:
      return item[field] ?? '';
  }
}

/** The chosen side; by default the target's value, or the other one if the target has none. */
export const fieldSide = (choice: MergeChoice, target: EditedItem, other: EditedItem, field: MergeField): Side =>
  choice.fields[field] ??
  (field !== 'datePermanentlyClosed' && !fieldText(target, field) && fieldText(other, field) ? 'other' : 'kept');

const valueOf = ({ dataValue, dataValueUnit }: Detail) => `${dataValue} ${dataValueUnit ?? ''}`.trim();
export const detailText = (details: readonly Detail[]): string => details.map(valueOf).join(', ');

/** Details of the other place whose values differ from the target's, by key. */
export function detailPairs(target: EditedItem, other: EditedItem): DetailPair[] {
  const of = (item: EditedItem) => Map.groupBy(item.itemDetails, ({ dataKeyV2 }) => dataKeyV2);
  const [left, right] = [of(target), of(other)];
  return [...right]
    .map(([key, details]) => ({ key, kept: left.get(key) ?? [], other: details }))
    .filter((pair) => detailText(pair.kept) !== detailText(pair.other));
}

/** The chosen side; by default details that only the other place has are copied. */
export const detailSide = (choice: MergeChoice, { key, kept: target }: DetailPair): Side =>
  choice.details[key] ?? (target.length === 0 ? 'other' : 'kept');

/** Number of entries of each part that the target lacks; events and lists are counted separately. */
export function partCounts(target: EditedItem, other: EditedItem): Partial<Record<MergePart, number>> {
  const missing = <T>(own: readonly T[], of: readonly T[], id: (one: T) => string) => {
    const existing = new Set(own.map(id));
    return of.filter((one) => !existing.has(id(one))).length;
  };
  const related = (one: { id: string; relationshipId: number }) => `${one.id} ${one.relationshipId}`;
  return {
    categories: missing(target.categories, other.categories, ({ categoryId }) => categoryId),
    tags: missing(target.tags, other.tags, ({ tagId }) => tagId),
    media: other.itemMedia?.length ?? 0,
    geojsons: other.geojsons?.length ?? 0,
    jsons: other.jsons?.length ?? 0,
    mentions: other.mentions?.length ?? 0,
    parents: missing(
      target.itemParents,
      other.itemParents.filter(({ id }) => id !== target.id),
      related,
    ),
    children: missing(
      target.itemChildren,
      other.itemChildren.filter(({ id }) => id !== target.id),
      related,
    ),
    featured: other.featured?.length ?? 0,
  };
}

/** The request body of the merge. */
export function mergeOf(
  choice: MergeChoice,
  target: EditedItem,
  other: EditedItem,
  parts: readonly MergePart[],
): ItemMerge {
  const pairs = detailPairs(target, other).map((pair) => ({ pair, side: detailSide(choice, pair) }));
  const idsOf = (details: readonly Detail[]) => details.map(({ id }) => id);
  return {
    otherId: other.id,
    version: target.version,
    otherVersion: other.version,
    fields: mergeFields.filter(
      (field) =>
        fieldSide(choice, target, other, field) === 'other' && fieldText(target, field) !== fieldText(other, field),
    ),
    addDetailIds: pairs.flatMap(({ pair, side }) => (side === 'kept' ? [] : idsOf(pair.other))),
    removeDetailIds: pairs.flatMap(({ pair, side }) => (side === 'other' ? idsOf(pair.kept) : [])),
    parts: parts.filter((part) => !choice.without.has(part)),
  };
}
