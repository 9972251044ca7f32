import { sql } from 'kysely';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';

type StoredRevision = Omit<ItemRevision, 'names' | 'authorName'>;
interface PlaceName {
  id: string;
  title: string;
  is_deleted: boolean;
}

/** Fields of places and events whose values are IDs of places. */
const placeFields = ['isDuplicateOf', 'itemId', 'itemEvents'];

/**
 * Adds the names of the people and places that revisions contain as e-mail addresses and IDs. A deleted place has its
 * last recorded title; a place without any recorded title is omitted.
 * @param owner owner of the record; its places may be deleted
 */
export async function withNames(db: Db, owner: number, revisions: readonly StoredRevision[]): Promise<ItemRevision[]> {
  const ids = [...new Set(revisions.flatMap(placeIdsOf))];
  const authors = [...new Set(revisions.map(({ author }) => author))];
  const [places, people] = await Promise.all([
    placeNames(db, owner, ids),
    authors.length === 0
      ? []
      : db.selectFrom('staff').select(['email', 'name']).where('email', 'in', authors).execute(),
  ]);
  const byId = new Map(places.map(({ id, title, is_deleted }) => [id, { title, isDeleted: is_deleted }]));
  const byEmail = new Map(people.map(({ email, name }) => [email, name]));
  return revisions.map((revision) => ({
    ...revision,
    authorName: byEmail.get(revision.author) || null,
    names: Object.fromEntries(
      placeIdsOf(revision).flatMap((id) => {
        const name = byId.get(id);
        return name ? [[id, name]] : [];
      }),
    ),
  }));
}

const placeIdsOf = ({ changes }: StoredRevision): string[] =>
  placeFields.flatMap((field) =>
    [changes[field]?.before, changes[field]?.after].flat().flatMap((value: unknown) => {
      const id = typeof value === 'object' && value !== null && 'itemId' in value ? value.itemId : value;
      return typeof id === 'string' ? [id] : [];
    }),
  );

async function placeNames(db: Db, owner: number, ids: readonly string[]): Promise<PlaceName[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PlaceName>`
    select i.id, i.title, i.date_binned is not null as is_deleted from items i where i.id = any(${ids}::uuid[])
    union all
    select * from (
      select distinct on (r.item_id) r.item_id, coalesce(r.changes->'title'->>'after', ''), true from item_revisions r
      where r.owner_id = ${owner} and r.item_id = any(${ids}::uuid[]) and r.changes ? 'title'
        and not exists (select from items i where i.owner_id = r.owner_id and i.id = r.item_id)
      order by r.item_id, r.revision desc
    ) deleted`.execute(db);
  return rows;
}
