import { sql, type UpdateObject } from 'kysely';
import type { Database } from '../tables.ts';

/**
 * What an erased participation keeps: its id, when it was made and whether it was drawn. So draws can be repeated from
 * seed and ids, and counts stay true. The id in place of the address keeps the key of contest and address.
 */
export const erasedEntry = {
  name: '',
  answer: '',
  email: sql<string>`id::text`,
  date_erased: sql<Date>`now()`,
} satisfies UpdateObject<Database, 'contest_participants'>;
