import { sql } from 'kysely';
import { PAGES_PER_PART, type PageList } from '@umkreis/contract/page-list.ts';
import type { Db } from '@umkreis/db/database.ts';
import { isUnlistedRow } from '../shared-queries/unlisted.repository.ts';

/**
 * Everything with a page of its own: named places that are neither permanently closed nor duplicates, then streets.
 * @param part from 0
 */
export async function loadPages(db: Db, owner: number, part: number): Promise<PageList> {
  const pages = sql<{
    kind: 'place' | 'street';
    nano_id: string;
    title: string;
    date_updated: Date | null;
    id: string;
  }>`
    select 'place' as kind, i.nano_id, i.title, i.date_updated, i.id from items i where i.owner_id = ${owner}
      and i.title <> '' and i.date_binned is null and not ${isUnlistedRow('i', new Date())}
    union all select 'street', nano_id, title, null::timestamptz, id from streets where owner_id = ${owner}
      and title <> ''`;
  const [
    { rows },
    {
      rows: [sum],
    },
  ] = await Promise.all([
    sql<{
      kind: 'place' | 'street';
      nano_id: string;
      title: string;
      date_updated: Date | null;
    }>`select kind, nano_id, title, date_updated from (${pages}) p order by kind, id
      limit ${PAGES_PER_PART} offset ${part * PAGES_PER_PART}`.execute(db),
    sql<{
      total: string;
      newest: Date | null;
    }>`select count(*) as total, max(date_updated) as newest from (${pages}) p`.execute(db),
  ]);
  return {
    total: Number(sum!.total),
    dateUpdated: sum!.newest?.toISOString() ?? null,
    pages: rows.map((row) => ({
      kind: row.kind,
      nanoId: row.nano_id,
      title: row.title,
      dateUpdated: row.date_updated?.toISOString() ?? null,
    })),
  };
}

/** The owner of a street or building; undefined if there is none, or if several owners have one with this public id. */
export async function findOwner(db: Db, kind: 'street' | 'building', nanoId: string): Promise<number | undefined> {
  const rows = await db
    .selectFrom(kind === 'street' ? 'streets' : 'buildings')
    .where('nano_id', '=', nanoId)
    .select('owner_id')
    .distinct()
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0]!.owner_id : undefined;
}
