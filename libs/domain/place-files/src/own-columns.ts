/** Columns of the product's own table, in their order; those of details follow. */
export const ownColumns = [
  'id',
  'title',
  'type',
  'lat',
  'lon',
  'categories',
  'tags',
  'street',
  'housenumber',
  'postcode',
  'city',
  'country',
  'datePermanentlyClosed',
] as const;
