import { categories } from './categories.ts';
import { detailKeys } from './detail-keys.ts';
import { tags } from './tags.ts';

/** Titles in addition to those of the tables, for shortcuts and menus. */
export const furtherIconTitles: readonly string[] = [
  'pin',
  'marker',
  'star',
  'heart',
  'clock',
  'bicycle',
  'bus',
  'gift',
  'snow',
  'campfire',
  'danger',
  'pedestrian',
  'swimming',
  'defibrillator',
  'information',
  'playground',
  'home',
  'school',
  'grocery',
  'restaurant',
  'historic',
  'ticket',
  'suitcase',
  'recycling',
  'power',
  'water',
  'viewpoint',
];

/**
 * Icon titles in use. A title is the file name in @mapbox/maki or, if missing there, in @rapideditor/temaki with
 * '-' for '_'.
 */
export const iconTitles: readonly string[] = [
  ...new Set([
    ...furtherIconTitles,
    ...categories.map((row) => row.iconTitle),
    ...detailKeys.map((row) => row.iconTitle),
    ...tags.flatMap((row) => row.iconTitle ?? []),
  ]),
].toSorted();
