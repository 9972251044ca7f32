import { sql, type RawBuilder } from 'kysely';

/**
 * A title as it is searched: lower case, without what stands within words and is left out as often (`St Paul's`,
 * `Coca-Cola`). The index items_title_text answers it.
 */
export const titleText = (table: string) => withoutJoints(sql.ref(`${table}.title`));

/** A text in the form in which titles are searched. */
export const withoutJoints = (text: RawBuilder<unknown> | string) =>
  sql<string>`translate(lower(${text}), '''’ʼ\`.&‐‑-', '')`;
