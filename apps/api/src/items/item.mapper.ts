import type { Selectable } from 'kysely';
import type { DetailUnit } from '@umkreis/contract/detail-key.ts';
import type { Item, ItemAddress, RelatedItem } from '@umkreis/contract/item.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { isoInstant } from './iso-instant.ts';
import { toMedium, type MediumRow } from './medium.mapper.ts';

type Row<T extends keyof Database> = Selectable<Database[T]>;
type AddressRow = Omit<Row<'item_addresses'>, 'owner_id' | 'item_id'>;
interface RelationRow {
  id: string;
  nano_id: string;
  title: string;
  lat: number;
  lon: number;
  relationship_id: number;
  category_id: string | null;
}

/** The row of an item, with the names nearby that it shows. */
export type ItemRow = Row<'items'>;

/** All that belongs to an item, in order. */
export interface ItemParts {
  categories: { id: string; main_category: string; sub_category: string; icon_title: string; date_created: string }[];
  tags: { id: string; tag_key: string; show_in_subtitle: boolean; is_hidden: boolean; subtitle_sort_order: number }[];
  details: DetailRow[];
  parents: RelationRow[];
  children: RelationRow[];
  geojsons: Pick<Row<'item_geojsons'>, 'id' | 'nano_id' | 'type' | 'geojson_type' | 'geojson'>[];
  ways: Pick<Row<'ways'>, 'nano_id' | 'way'>[];
  addresses: AddressRow[];
  mentions: Pick<Row<'mentions'>, 'id' | 'title' | 'url' | 'date_published'>[];
  jsons: Pick<Row<'item_jsons'>, 'id' | 'type' | 'json'>[];
  featured: { id: string; date: string }[];
  media: MediumRow[];
  date_reviewed: Date | null;
}

export interface DetailRow {
  id: string;
  item_detail_key_id: string;
  key_name: string;
  data_value: string;
  data_value_unit: string | null;
  /** A text as part of an item, which is read as JSON */
  date_updated: Date | string;
  data_key_group: string | null;
}

const relationshipTitles: Record<number, string> = {
  1: 'itemPart',
  2: 'itemWayPoint',
  3: 'itemExhibitionHall',
  4: 'itemRelated',
};

/** @param duplicateOfNanoId of the original if it is a duplicate */
export function toItem({
  item,
  parts,
  duplicateOfNanoId,
}: {
  item: ItemRow;
  parts: ItemParts;
  duplicateOfNanoId: string | null;
}): Item {
  return {
    id: item.id,
    nanoId: item.nano_id,
    branchShortId: item.owner_id,
    title: item.title,
    type: item.type,
    lat: item.lat,
    lon: item.lon,
    categories: parts.categories.map((row) => ({
      categoryId: row.id,
      mainCategory: row.main_category,
      subCategory: row.sub_category,
      icon: row.icon_title,
      dateCreated: isoInstant(row.date_created),
    })),
    tags: parts.tags.map((row) => ({
      tagId: row.id,
      tagKey: row.tag_key,
      showInSubtitle: row.show_in_subtitle,
      isHidden: row.is_hidden,
      subtitleSortOrder: row.subtitle_sort_order,
    })),
    itemDetails: parts.details.map(toDetail),
    itemParents: parts.parents.map(toRelated),
    itemChildren: parts.children.map(toRelated),
    datePermanentlyClosed: item.date_permanently_closed,
    isDuplicateOf: item.is_duplicate_of,
    duplicateOfNanoId,
    hoursPlace: item.hours_place,
    ...(item.near_place && { near: item.near_place }),
    ...(item.near_street && { onStreet: item.near_street }),
    geojsons: parts.geojsons.map((row) => ({
      itemGeojsonId: row.id,
      nanoId: row.nano_id,
      itemGeojsonType: row.type,
      geojsonType: row.geojson_type,
      geojson: row.geojson,
    })) as Item['geojsons'],
    ways: parts.ways.map((row) => ({ nanoId: row.nano_id, way: row.way })),
    addresses: parts.addresses.map(toAddress),
    mentions: parts.mentions.map((row) => ({
      id: row.id,
      title: row.title,
      url: row.url,
      datePublished: row.date_published,
    })),
    jsons: parts.jsons.map((row) => ({ itemJsonId: row.id, type: row.type, json: row.json })),
    featured: parts.featured.map((row) => ({ featuredId: row.id, dateFeatured: row.date })),
    itemMedia: parts.media.map(toMedium),
    version: item.version,
    dateCreated: item.date_created.toISOString(),
    dateUpdated: item.date_updated.toISOString(),
    dateReviewed: parts.date_reviewed?.toISOString() ?? null,
    source: item.source,
  };
}

export const toDetail = (row: DetailRow): Item['itemDetails'][number] => ({
  id: row.id,
  dataKeyV2: row.item_detail_key_id,
  dataKeyName: row.key_name,
  dataValue: row.data_value,
  dataValueUnit: row.data_value_unit as DetailUnit | null,
  dateUpdated: isoInstant(row.date_updated),
  dataKeyGroup: row.data_key_group,
});

const toRelated = (row: RelationRow): RelatedItem => ({
  id: row.id,
  nanoId: row.nano_id,
  title: row.title,
  lat: row.lat,
  lon: row.lon,
  categoryId: row.category_id,
  relationshipId: row.relationship_id,
  relationshipTitle: relationshipTitles[row.relationship_id] ?? 'itemRelated',
});

export const toAddress = (row: AddressRow): ItemAddress => ({
  id: row.id,
  countryId: row.country_id,
  stateId: row.state_id,
  street: row.street,
  housenumber: row.housenumber,
  postcode: row.postcode,
  city: row.city,
});
