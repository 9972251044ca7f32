import { sql, type Kysely } from 'kysely';

/** Record of each draw of a contest: by whom, among whom, with which seed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table contest_draws (
    id uuid primary key,
    contest_id uuid not null references contests (id) on delete cascade,
    date timestamptz not null default now(),
    author text not null,
    seed text not null,
    candidates integer not null,
    candidates_hash text not null,
    winner_ids uuid[] not null
  )`.execute(db);
  await sql`create index contest_draws_contest on contest_draws (contest_id, id)`.execute(db);
}
