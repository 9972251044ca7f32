import type { SearchWordCreate, SearchWordUpdate } from '@umkreis/contract/reference-write.ts';
import { derivedId } from '@umkreis/taxonomy/ids.ts';
import { searchWords } from '@umkreis/taxonomy/search-words.ts';
import { invalidField } from '../http/problem-error.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { builtIn } from './edit-reference.ts';

const builtInNames = new Map(searchWords.map(({ id, name }) => [id, name]));

export const idOfSearchWord = ({ name }: Pick<SearchWordCreate, 'name'>) => derivedId('searchWord', name);

export async function insertSearchWord(trx: Trx, id: string, fields: SearchWordCreate): Promise<void> {
  await trx.insertInto('search_words').values({ id, name: fields.name }).execute();
  await writeKinds(trx, id, fields.categoryIds);
  await writeTexts(trx, id, fields.translations);
}

/** Writes the given fields. @throws ProblemError 409 for another name of built-in words */
export async function writeSearchWord(trx: Trx, id: string, fields: SearchWordUpdate): Promise<void> {
  const { name, categoryIds, translations } = fields;
  if (name !== undefined) {
    if (builtInNames.has(id) && name !== builtInNames.get(id)) throw builtIn('list of words');
    await trx.updateTable('search_words').set({ name }).where('id', '=', id).execute();
  }
  if (categoryIds) await writeKinds(trx, id, categoryIds);
  if (translations) await writeTexts(trx, id, translations);
}

/** @throws ProblemError 409 for built-in words: the next start would add them again */
export async function deleteSearchWord(trx: Trx, id: string): Promise<void> {
  if (builtInNames.has(id)) throw builtIn('list of words');
  await trx.deleteFrom('search_words').where('id', '=', id).execute();
}

/** @throws ProblemError 400 for a category that does not exist */
async function writeKinds(trx: Trx, id: string, categoryIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(categoryIds)];
  const there = await trx.selectFrom('categories').where('id', 'in', wanted).select('id').execute();
  if (there.length < wanted.length) throw invalidField('/body/categoryIds', 'ids of categories that exist');
  await trx.deleteFrom('search_word_categories').where('search_word_id', '=', id).execute();
  await trx
    .insertInto('search_word_categories')
    .values(wanted.map((category_id) => ({ search_word_id: id, category_id })))
    .execute();
}

async function writeTexts(trx: Trx, id: string, texts: SearchWordCreate['translations']): Promise<void> {
  for (const { language, words } of texts) {
    await trx
      .deleteFrom('search_word_translations')
      .where('search_word_id', '=', id)
      .where('language', '=', language)
      .execute();
    if (words.length === 0) continue;
    await trx
      .insertInto('search_word_translations')
      .values({ search_word_id: id, language, words: [...new Set(words)].join(', ') })
      .execute();
  }
}
