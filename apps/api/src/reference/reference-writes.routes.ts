import { category, icon } from '@umkreis/contract/category.ts';
import { itemDetailKey } from '@umkreis/contract/detail-key.ts';
import { createdId } from '@umkreis/contract/item-write.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import {
  categoryCreate,
  categoryUpdate,
  detailKeyCreate,
  detailKeyUpdate,
  iconCreate,
  iconUpdate,
  referenceRevision,
  referenceRevisionQuery,
  searchWordCreate,
  searchWordUpdate,
  tagCreate,
  tagUpdate,
  type ReferenceKind,
} from '@umkreis/contract/reference-write.ts';
import { searchWord } from '@umkreis/contract/search-word.ts';
import { tag } from '@umkreis/contract/tag.ts';
import { categoryId } from '@umkreis/taxonomy/ids.ts';
import { z, type ZodType } from 'zod';
import { personOf } from '../auth/guard.ts';
import type { ApiContext } from '../context/context.ts';
import { assertSameId } from '../http/same-id.ts';
import type { InputLimits } from '../http/input-limits.ts';
import type { TypedApp } from '../http/typed-app.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { deleteCategory, insertCategory, writeCategory } from './category-writes.repository.ts';
import { deleteDetailKey, idOfDetailKey, insertDetailKey, writeDetailKey } from './detail-key-writes.repository.ts';
import { editReference } from './edit-reference.ts';
import { deleteIcon, idOfIcon, insertIcon, writeIcon } from './icon-writes.repository.ts';
import { loadReferenceRevisions } from './reference-revisions.repository.ts';
import {
  loadCategories,
  loadDetailKeys,
  loadIcons,
  loadSearchWords,
  loadTags,
  type LoadReference,
} from '@umkreis/reference-data/reference.repository.ts';
import {
  deleteSearchWord,
  idOfSearchWord,
  insertSearchWord,
  writeSearchWord,
} from './search-word-writes.repository.ts';
import { deleteTag, idOfTag, insertTag, writeTag } from './tag-writes.repository.ts';
import { categoryTranslations, detailKeyTranslations, tagTranslations } from './translations.repository.ts';

const tags = ['reference data'];
const staff = { right: 'staff' } as const;
const byId = z.object({ id: uuid });

/** One table of reference data, editable by staff. */
interface Writable<Create, Update extends { id?: string | undefined }, Row extends object> {
  path: string;
  kind: ReferenceKind;
  /** Name in summaries, with its article. */
  a: string;
  /** For bodies with more values than those of other routes. */
  input?: Partial<InputLimits>;
  create: ZodType<Create>;
  update: ZodType<Update>;
  shape: ZodType<Row>;
  idOf(fields: Create): string;
  load: LoadReference<Row>;
  /** Texts in every language; icons have none. */
  texts?(trx: Trx, of: { id: string }): Promise<{ language: string }[]>;
  insert(trx: Trx, id: string, fields: Create): Promise<void>;
  write(trx: Trx, id: string, fields: Update): Promise<void>;
  remove(trx: Trx, id: string): Promise<void>;
}

/** Writes of reference data, which all branches share: staff only. */
export async function referenceWritesRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  addTaxonomy(app, context);
  addDetailKeysAndWords(app, context);
  app.get(
    '/reference/revisions/',
    {
      config: { right: 'read' },
      schema: {
        summary: 'Who changed reference data, lists, shortcuts and contests, newest first',
        tags,
        querystring: referenceRevisionQuery,
        response: { 200: z.array(referenceRevision) },
      },
    },
    async (request) => loadReferenceRevisions(context.db, personOf(request).branchShortIds, request.query),
  );
}

function addTaxonomy(app: TypedApp, context: ApiContext): void {
  addWrites(app, context, {
    path: '/categories/',
    kind: 'category',
    a: 'a category',
    create: categoryCreate,
    update: categoryUpdate,
    shape: category,
    idOf: ({ mainCategory, subCategory }) => categoryId(mainCategory, subCategory),
    load: loadCategories,
    texts: categoryTranslations,
    insert: insertCategory,
    write: writeCategory,
    remove: deleteCategory,
  });

  addWrites(app, context, {
    path: '/tags/',
    kind: 'tag',
    a: 'a tag',
    create: tagCreate,
    update: tagUpdate,
    shape: tag,
    idOf: idOfTag,
    load: loadTags,
    texts: tagTranslations,
    insert: insertTag,
    write: writeTag,
    remove: deleteTag,
  });

  addWrites(app, context, {
    path: '/icons/',
    kind: 'icon',
    a: 'an icon',
    create: iconCreate,
    update: iconUpdate,
    shape: icon,
    idOf: idOfIcon,
    load: loadIcons,
    insert: insertIcon,
    write: writeIcon,
    remove: deleteIcon,
  });
}

function addDetailKeysAndWords(app: TypedApp, context: ApiContext): void {
  addWrites(app, context, {
    path: '/items/details/keys/',
    kind: 'detailKey',
    a: 'an item detail key',
    create: detailKeyCreate,
    update: detailKeyUpdate,
    shape: itemDetailKey,
    idOf: idOfDetailKey,
    load: loadDetailKeys,
    texts: detailKeyTranslations,
    insert: insertDetailKey,
    write: writeDetailKey,
    remove: deleteDetailKey,
  });

  addWrites(app, context, {
    path: '/search/words/',
    kind: 'searchWord',
    // 200 words in each of 50 languages.
    input: { nodes: 11_000 },
    a: 'words for kinds of place',
    create: searchWordCreate,
    update: searchWordUpdate,
    shape: searchWord,
    idOf: idOfSearchWord,
    load: loadSearchWords,
    insert: insertSearchWord,
    write: writeSearchWord,
    remove: deleteSearchWord,
  });
}

function addWrites<Create, Update extends { id?: string | undefined }, Row extends object>(
  app: TypedApp,
  { db, documents }: ApiContext,
  what: Writable<Create, Update, Row>,
): void {
  const { path, kind, a, input } = what;
  // The type provider cannot infer from open type parameters, so the handlers name the types.
  const { create, update, shape }: Record<'create' | 'update' | 'shape', ZodType> = what;
  // The row contains its German and English texts; the history includes the other languages.
  const one = async (trx: Trx, id: string) => {
    const [row] = await what.load(trx, id);
    const texts = ((await what.texts?.(trx, { id })) ?? []).filter(
      ({ language }) => language !== 'de' && language !== 'en',
    );
    return row && { ...row, ...(texts.length > 0 && { translations: texts }) };
  };

  app.post(
    path,
    { config: { ...staff, input }, schema: { summary: `Creates ${a}`, tags, body: create, response: { 201: shape } } },
    async (request, reply) => {
      const fields = request.body as Create;
      const id = what.idOf(fields);
      const created = await editReference(
        db,
        { kind, id, branchShortId: null, author: personOf(request).email, action: 'create' },
        one,
        (trx) => what.insert(trx, id, fields),
      );
      documents.renew(path);
      return reply.code(201).send(created);
    },
  );

  app.put(
    `${path}:id`,
    {
      config: { ...staff, input },
      schema: { summary: `Writes fields of ${a}`, tags, params: byId, body: update, response: { 200: shape } },
    },
    async (request) => {
      const id = request.params.id.toLowerCase();
      const fields = request.body as Update;
      assertSameId({ params: { id }, body: fields });
      const written = await editReference(
        db,
        { kind, id, branchShortId: null, author: personOf(request).email, action: 'update' },
        one,
        (trx) => what.write(trx, id, fields),
      );
      for (const publicPath of ['/categories/', '/tags/', '/items/details/keys/', path]) documents.renew(publicPath);
      return written;
    },
  );

  app.delete(
    `${path}:id`,
    {
      config: staff,
      schema: { summary: `Deletes ${a} that nothing uses`, tags, params: byId, response: { 200: createdId } },
    },
    async (request) => {
      const id = request.params.id.toLowerCase();
      await editReference(
        db,
        { kind, id, branchShortId: null, author: personOf(request).email, action: 'delete' },
        one,
        (trx) => what.remove(trx, id),
      );
      documents.renew(path);
      return { id };
    },
  );
}
