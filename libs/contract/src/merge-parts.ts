/** Multi-valued parts of an item: those of the other item are added. */
export const mergeParts = [
  'categories',
  'tags',
  'media',
  'geojsons',
  'jsons',
  'mentions',
  'parents',
  'children',
  'featured',
  'lists',
  'events',
] as const;
export type MergePart = (typeof mergeParts)[number];
