import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { derivedId } from '@umkreis/taxonomy/ids.ts';
import { withoutEdited } from '@umkreis/reference-data/without-edited.repository.ts';
import { demoContests } from './contests.ts';

const ZONE = 'Europe/Vaduz';
type Found = { owner_id: number; id: string };

/** Contests of the demonstration, dated relative to today; entries and changes by editors are preserved. */
export async function storeContests(
  db: Db,
  places: (title: string, owner?: number) => Found | undefined,
): Promise<void> {
  const rows = demoContests.map((contest) => ({ ...contest, id: derivedId('demoContest', contest.key) }));
  for (const { id, branch, at, de, en, textDe, textEn, from, to } of await withoutEdited(db, rows, (row) => row.id)) {
    const place = at === undefined ? undefined : places(at);
    const day = (days: number, time: string) =>
      sql<Date>`((now() at time zone ${ZONE})::date + ${days}::int + ${time}::time) at time zone ${ZONE}`;
    await db
      .insertInto('contests')
      .values({
        id,
        nano_id: Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url').slice(0, 8),
        branch_id: branch,
        owner_id: place?.owner_id ?? null,
        item_id: place?.id ?? null,
        title_de: de,
        title_en: en,
        description_de: textDe,
        description_en: textEn,
        conditions_url: null,
        date_begin: day(from, '00:00'),
        date_end: day(to, '23:59'),
      })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) => ({
            owner_id: eb.ref('excluded.owner_id'),
            item_id: eb.ref('excluded.item_id'),
            title_de: eb.ref('excluded.title_de'),
            title_en: eb.ref('excluded.title_en'),
            description_de: eb.ref('excluded.description_de'),
            description_en: eb.ref('excluded.description_en'),
            date_begin: eb.ref('excluded.date_begin'),
            date_end: eb.ref('excluded.date_end'),
          })),
      )
      .execute();
  }
}
