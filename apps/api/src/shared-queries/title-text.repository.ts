import { sql, type RawBuilder } from 'kysely';

/**
 * A title in the searched form: lower case, without separators inside words, which are often omitted (`St Paul's`,
 * `Coca-Cola`). Served by the index items_title_text.
 */
export const titleText = (table: string) => withoutJoints(sql.ref(`${table}.title`));

/** A text in the form in which titles are searched. */
export const withoutJoints = (text: RawBuilder<unknown> | string) =>
  sql<string>`translate(lower(${text}), '''’ʼ\`.&‐‑-', '')`;
