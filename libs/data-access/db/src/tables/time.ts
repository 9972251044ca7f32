import type { Generated } from 'kysely';

/** A time column: Date when read; ISO string or Date when written. */
export type Time = Generated<Date>;
