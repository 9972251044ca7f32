import { createHash } from 'node:crypto';
import { sql, type Expression, type SqlBool } from 'kysely';

/** Lower-cases ASCII letters only, as mail servers and the columns' indexes compare. */
const lowerAscii = (email: string): string => email.trim().replaceAll(/[A-Z]/g, (character) => character.toLowerCase());

/** Whether a column contains the address, ignoring the case of ASCII letters. */
export const isAddress = (column: Expression<string | null>, email: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(${column} collate "C") = ${lowerAscii(email)}`;

/**
 * Replacement for an address in the audit log: the first 16 hexadecimal digits of its SHA-256. The record can be
 * found by the address, but does not reveal it.
 */
export const addressHash = (email: string): string =>
  createHash('sha256').update(lowerAscii(email)).digest('hex').slice(0, 16);
