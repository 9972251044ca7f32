import type { EditedItem } from '@umkreis/contract/item-write.ts';
import type { ItemMerge, MergeField, MergePart } from '@umkreis/contract/merge.ts';
import { addressLine } from '@umkreis/place-rules/address-lines.ts';

export type Side = 'kept' | 'other' | 'both';

/** What an editor chose of two places. */
export interface MergeChoice {
  fields: Partial<Record<MergeField, Side>>;
  /** By detail key */
  details: Readonly<Record<string, Side>>;
  /** What does not come over */
  without: ReadonlySet<MergePart>;
}

type Detail = EditedItem['itemDetails'][number];
export interface DetailPair {
  key: string;
  kept: Detail[];
  other: Detail[];
}

export const mergeFields = ['title', 'type', 'position', 'address', 'datePermanentlyClosed'] as const;

/** What a place says of a field that there is once; empty where it says nothing. */
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

/** Where nothing was chosen: what there is, before what there is not. */
export const fieldSide = (choice: MergeChoice, kept: EditedItem, other: EditedItem, field: MergeField): Side =>
  choice.fields[field] ??
  (field !== 'datePermanentlyClosed' && !fieldText(kept, field) && fieldText(other, field) ? 'other' : 'kept');

const valueOf = ({ dataValue, dataValueUnit }: Detail) => `${dataValue} ${dataValueUnit ?? ''}`.trim();
export const detailText = (details: readonly Detail[]): string => details.map(valueOf).join(', ');

/** Details of which the two say different things, by their key. */
export function detailPairs(kept: EditedItem, other: EditedItem): DetailPair[] {
  const of = (item: EditedItem) => Map.groupBy(item.itemDetails, ({ dataKeyV2 }) => dataKeyV2);
  const [left, right] = [of(kept), of(other)];
  return [...right]
    .map(([key, details]) => ({ key, kept: left.get(key) ?? [], other: details }))
    .filter((pair) => detailText(pair.kept) !== detailText(pair.other));
}

/** Where nothing was chosen: what only the other has comes over. */
export const detailSide = (choice: MergeChoice, { key, kept }: DetailPair): Side =>
  choice.details[key] ?? (kept.length === 0 ? 'other' : 'kept');

/** How many of each the other has that are not there yet; events and lists are counted elsewhere. */
export function partCounts(kept: EditedItem, other: EditedItem): Partial<Record<MergePart, number>> {
  const missing = <T>(own: readonly T[], of: readonly T[], id: (one: T) => string) => {
    const known = new Set(own.map(id));
    return of.filter((one) => !known.has(id(one))).length;
  };
  const related = (one: { id: string; relationshipId: number }) => `${one.id} ${one.relationshipId}`;
  return {
    categories: missing(kept.categories, other.categories, ({ categoryId }) => categoryId),
    tags: missing(kept.tags, other.tags, ({ tagId }) => tagId),
    media: other.itemMedia?.length ?? 0,
    geojsons: other.geojsons?.length ?? 0,
    jsons: other.jsons?.length ?? 0,
    mentions: other.mentions?.length ?? 0,
    parents: missing(
      kept.itemParents,
      other.itemParents.filter(({ id }) => id !== kept.id),
      related,
    ),
    children: missing(
      kept.itemChildren,
      other.itemChildren.filter(({ id }) => id !== kept.id),
      related,
    ),
    featured: other.featured?.length ?? 0,
  };
}

/** The choice as the API takes it. */
export function mergeOf(
  choice: MergeChoice,
  kept: EditedItem,
  other: EditedItem,
  parts: readonly MergePart[],
): ItemMerge {
  const pairs = detailPairs(kept, other).map((pair) => ({ pair, side: detailSide(choice, pair) }));
  const idsOf = (details: readonly Detail[]) => details.map(({ id }) => id);
  return {
    otherId: other.id,
    version: kept.version,
    otherVersion: other.version,
    fields: mergeFields.filter(
      (field) =>
        fieldSide(choice, kept, other, field) === 'other' && fieldText(kept, field) !== fieldText(other, field),
    ),
    addDetailIds: pairs.flatMap(({ pair, side }) => (side === 'kept' ? [] : idsOf(pair.other))),
    removeDetailIds: pairs.flatMap(({ pair, side }) => (side === 'other' ? idsOf(pair.kept) : [])),
    parts: parts.filter((part) => !choice.without.has(part)),
  };
}
