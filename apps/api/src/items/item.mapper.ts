import type { Selectable } from 'kysely';
import type { DetailUnit } from '@umkreis/contract/detail-key.ts';
import type { Item, ItemAddress, RelatedItem } from '@umkreis/contract/item.ts';
import type { ItemMedium } from '@umkreis/contract/media.ts';
import type { Database } from '@umkreis/db/tables.ts';

type Row<T extends keyof Database> = Selectable<Database[T]>;
interface RelationRow {
  id: string;
  nano_id: string;
  title: string;
  lat: number;
  lon: number;
  relationship_id: number;
  category_id: string | null;
}

export interface ItemRows {
  item: Row<'items'>;
  categories: { id: string; main_category: string; sub_category: string; icon_title: string; date_created: Date }[];
  tags: { id: string; tag_key: string; show_in_subtitle: boolean; is_hidden: boolean; subtitle_sort_order: number }[];
  details: DetailRow[];
  parents: RelationRow[];
  children: RelationRow[];
  geojsons: Row<'item_geojsons'>[];
  ways: Row<'ways'>[];
  addresses: Row<'item_addresses'>[];
  mentions: Row<'mentions'>[];
  jsons: Row<'item_jsons'>[];
  featured: { id: string; date: string }[];
  itemMedia: ItemMedium[];
  dateReviewed: Date | null;
  duplicateOfNanoId: string | null;
}

export interface DetailRow {
  id: string;
  item_detail_key_id: string;
  key_name: string;
  data_value: string;
  data_value_unit: string | null;
  date_updated: Date;
  data_key_group: string | null;
}

const relationshipTitles: Record<number, string> = {
  1: 'itemPart',
  2: 'itemWayPoint',
  3: 'itemExhibitionHall',
  4: 'itemRelated',
};

export function toItem({
  item,
  categories,
  tags,
  details,
  parents,
  children,
  geojsons,
  ways,
  addresses,
  mentions,
  jsons,
  featured,
  itemMedia,
  dateReviewed,
  duplicateOfNanoId,
}: ItemRows): Item {
  return {
    id: item.id,
    nanoId: item.nano_id,
    branchShortId: item.owner_id,
    title: item.title,
    type: item.type,
    lat: item.lat,
    lon: item.lon,
    categories: categories.map((row) => ({
      categoryId: row.id,
      mainCategory: row.main_category,
      subCategory: row.sub_category,
      icon: row.icon_title,
      dateCreated: row.date_created.toISOString(),
    })),
    tags: tags.map((row) => ({
      tagId: row.id,
      tagKey: row.tag_key,
      showInSubtitle: row.show_in_subtitle,
      isHidden: row.is_hidden,
      subtitleSortOrder: row.subtitle_sort_order,
    })),
    itemDetails: details.map(toDetail),
    itemParents: parents.map(toRelated),
    itemChildren: children.map(toRelated),
    datePermanentlyClosed: item.date_permanently_closed,
    isDuplicateOf: item.is_duplicate_of,
    duplicateOfNanoId,
    hoursPlace: item.hours_place,
    ...(item.near_place && { near: item.near_place }),
    ...(item.near_street && { onStreet: item.near_street }),
    geojsons: geojsons.map((row) => ({
      itemGeojsonId: row.id,
      nanoId: row.nano_id,
      itemGeojsonType: row.type,
      geojsonType: row.geojson_type,
      geojson: row.geojson,
    })) as Item['geojsons'],
    ways: ways.map((row) => ({ nanoId: row.nano_id, way: row.way })),
    addresses: addresses.map(toAddress),
    mentions: mentions.map((row) => ({
      id: row.id,
      title: row.title,
      url: row.url,
      datePublished: row.date_published,
    })),
    jsons: jsons.map((row) => ({ itemJsonId: row.id, type: row.type, json: row.json })),
    featured: featured.map((row) => ({ featuredId: row.id, dateFeatured: row.date })),
    itemMedia,
    version: item.version,
    dateCreated: item.date_created.toISOString(),
    dateUpdated: item.date_updated.toISOString(),
    dateReviewed: dateReviewed?.toISOString() ?? null,
    source: item.source,
  };
}

export const toDetail = (row: DetailRow): Item['itemDetails'][number] => ({
  id: row.id,
  dataKeyV2: row.item_detail_key_id,
  dataKeyName: row.key_name,
  dataValue: row.data_value,
  dataValueUnit: row.data_value_unit as DetailUnit | null,
  dateUpdated: row.date_updated.toISOString(),
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

export const toAddress = (row: Row<'item_addresses'>): ItemAddress => ({
  id: row.id,
  countryId: row.country_id,
  stateId: row.state_id,
  street: row.street,
  housenumber: row.housenumber,
  postcode: row.postcode,
  city: row.city,
});
