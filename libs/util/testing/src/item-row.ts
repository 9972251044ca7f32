import { uniqueId, uniqueNanoId } from './unique-id.ts';

export interface ItemRow {
  owner_id: number;
  id: string;
  nano_id: string;
  title: string;
  type: string;
  lat: number;
  lon: number;
  source: string;
  source_ref: string | null;
  date_permanently_closed: string | null;
  is_duplicate_of: string | null;
}

/** A place in the centre of Vaduz, owned by branch 1; all fields can be overridden. */
export const itemRow = (overrides: Partial<ItemRow> = {}): ItemRow => ({
  owner_id: 1,
  id: uniqueId(),
  nano_id: uniqueNanoId(),
  title: 'Bäckerei Müller',
  type: 'place',
  lat: 47.141,
  lon: 9.521,
  source: 'editor',
  source_ref: null,
  date_permanently_closed: null,
  is_duplicate_of: null,
  ...overrides,
});
