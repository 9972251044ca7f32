import type { ReferenceKind } from '@umkreis/contract/reference-write.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import {
  loadCategories,
  loadDetailKeys,
  loadIcons,
  loadSearchWords,
  loadTags,
  type LoadReference,
} from '@umkreis/reference-data/reference.repository.ts';
import { categoryId } from '@umkreis/taxonomy/ids.ts';
import { personOf } from '../auth/guard.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { addRowWrites } from './add-row-writes.ts';
import { deleteCategory, insertCategory, writeCategory } from './category-writes.repository.ts';
import { deleteDetailKey, idOfDetailKey, insertDetailKey, writeDetailKey } from './detail-key-writes.repository.ts';
import { deleteIcon, idOfIcon, insertIcon, writeIcon } from './icon-writes.repository.ts';
import { loadReferenceRevisions } from './reference-revisions.repository.ts';
import {
  deleteSearchWord,
  idOfSearchWord,
  insertSearchWord,
  writeSearchWord,
} from './search-word-writes.repository.ts';
import { deleteTag, idOfTag, insertTag, writeTag } from './tag-writes.repository.ts';
import { categoryTranslations, detailKeyTranslations, tagTranslations } from './translations.repository.ts';

/** Writes of reference data, which all branches share: staff only. */
export async function referenceWritesRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  addCategories(app, context);
  addTags(app, context);
  addIcons(app, context);
  addDetailKeys(app, context);
  addSearchWords(app, context);
  app.handle('GET /reference/revisions/', async (request) =>
    loadReferenceRevisions(context.db, personOf(request).branchShortIds, request.query),
  );
}

/** Renaming an icon or a word changes the others, too. */
const documents = ['/categories/', '/tags/', '/items/details/keys/', '/icons/', '/search/words/'];
const shared = <Kind extends ReferenceKind>(kind: Kind) => ({ kind, name: kind, isOfBranch: false, documents });

/** The row contains its German and English texts; the history includes the other languages. */
const withTexts =
  <Row extends object>(
    load: LoadReference<Row>,
    texts: (trx: Trx, of: { id: string }) => Promise<{ language: string }[]>,
  ) =>
  async (trx: Trx, id: string) => {
    const [row] = await load(trx, id);
    const others = (await texts(trx, { id })).filter(({ language }) => language !== 'de' && language !== 'en');
    return row && { ...row, ...(others.length > 0 && { translations: others }) };
  };

function addCategories(app: TypedApp, context: ApiContext): void {
  addRowWrites(app, context, {
    path: '/categories/',
    ...shared('category'),
    idOf: ({ mainCategory, subCategory }) => categoryId(mainCategory, subCategory),
    load: withTexts(loadCategories, categoryTranslations),
    insert: (trx, { id }, fields) => insertCategory(trx, id, fields),
    write: (trx, { id }, fields) => writeCategory(trx, id, fields),
    remove: deleteCategory,
  });
}

function addTags(app: TypedApp, context: ApiContext): void {
  addRowWrites(app, context, {
    path: '/tags/',
    ...shared('tag'),
    idOf: idOfTag,
    load: withTexts(loadTags, tagTranslations),
    insert: (trx, { id }, fields) => insertTag(trx, id, fields),
    write: (trx, { id }, fields) => writeTag(trx, id, fields),
    remove: deleteTag,
  });
}

function addIcons(app: TypedApp, context: ApiContext): void {
  addRowWrites(app, context, {
    path: '/icons/',
    ...shared('icon'),
    idOf: idOfIcon,
    load: async (trx, id) => (await loadIcons(trx, id))[0],
    insert: (trx, { id }, fields) => insertIcon(trx, id, fields),
    write: (trx, { id }, fields) => writeIcon(trx, id, fields),
    remove: deleteIcon,
  });
}

function addDetailKeys(app: TypedApp, context: ApiContext): void {
  addRowWrites(app, context, {
    path: '/items/details/keys/',
    ...shared('detailKey'),
    idOf: idOfDetailKey,
    load: withTexts(loadDetailKeys, detailKeyTranslations),
    insert: (trx, { id }, fields) => insertDetailKey(trx, id, fields),
    write: (trx, { id }, fields) => writeDetailKey(trx, id, fields),
    remove: deleteDetailKey,
  });
}

function addSearchWords(app: TypedApp, context: ApiContext): void {
  addRowWrites(app, context, {
    path: '/search/words/',
    ...shared('searchWord'),
    idOf: idOfSearchWord,
    load: async (trx, id) => (await loadSearchWords(trx, id))[0],
    insert: (trx, { id }, fields) => insertSearchWord(trx, id, fields),
    write: (trx, { id }, fields) => writeSearchWord(trx, id, fields),
    remove: deleteSearchWord,
  });
}
