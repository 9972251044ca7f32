import { sql, type Kysely } from 'kysely';

/** The point of a picture that stays visible when it is cropped, as shares of width and height; null: the centre. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item_media
    add column focus_x real,
    add column focus_y real,
    add constraint item_media_focus check (
      (focus_x is null) = (focus_y is null) and focus_x between 0 and 1 and focus_y between 0 and 1
    )`.execute(db);
}
