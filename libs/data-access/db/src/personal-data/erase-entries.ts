import { sql, type UpdateObject } from 'kysely';
import type { Database } from '../tables.ts';

/**
 * What remains of an erased participation: its ID, its date and whether it was drawn, so that draws can be repeated
 * from seed and IDs, and counts stay correct. The ID replaces the address to keep the key of contest and address
 * unique.
 */
export const erasedEntry = {
  name: '',
  answer: '',
  email: sql<string>`id::text`,
  date_erased: sql<Date>`now()`,
} satisfies UpdateObject<Database, 'contest_participants'>;
