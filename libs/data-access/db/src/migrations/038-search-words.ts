import { sql, type Kysely } from 'kysely';

/** Search words for kinds of place; words of a language are comma-separated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_words (
    id uuid primary key,
    name text not null unique
  )`.execute(db);
  await sql`create table search_word_categories (
    search_word_id uuid not null references search_words on delete cascade,
    category_id uuid not null references categories,
    primary key (search_word_id, category_id)
  )`.execute(db);
  await sql`create table search_word_translations (
    search_word_id uuid not null references search_words on delete cascade,
    language text not null,
    words text not null,
    primary key (search_word_id, language)
  )`.execute(db);
  await sql`create index search_word_categories_category on search_word_categories (category_id)`.execute(db);
}
