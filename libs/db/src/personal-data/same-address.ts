import { createHash } from 'node:crypto';
import { sql, type Expression, type SqlBool } from 'kysely';

/** Lower case of the ASCII letters, as mail servers and the columns' indexes compare. */
const lowerAscii = (email: string): string => email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Whether a column holds the address; upper and lower case of ASCII letters are the same. */
export const isAddress = (column: Expression<string | null>, email: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(${column} collate "C") = ${lowerAscii(email)}`;

/**
 * What the audit log writes in place of an address: the first 16 hexadecimal digits of its SHA-256. Whoever knows the
 * address can find the record again; the log alone doesn't tell it.
 */
export const addressHash = (email: string): string =>
  createHash('sha256').update(lowerAscii(email)).digest('hex').slice(0, 16);
