import { z } from 'zod';
import { detailKeyType } from './detail-key.ts';
import { branchShortId, isoDate, plainText, uuid } from './ref.ts';

const name = plainText(120, 1);
/** A theme colour name such as accentPink or ohOpen, or a CSS colour. */
const colorName = z
  .string()
  .regex(/^(#[0-9a-fA-F]{6}|[a-zA-Z][a-zA-Z0-9]{0,40})$/, 'a theme colour name or #RRGGBB')
  .describe('Theme colour name, or #RRGGBB');
const language = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
  .default('de')
  .describe('BCP 47 language of the texts, e.g. de or en');
const oncePerLanguage = <T extends { language: string }>(rows: T[]) =>
  new Set(rows.map((row) => row.language)).size === rows.length;

const categoryTranslation = z
  .strictObject({
    mainCategoryName: name.optional().describe('English source name of the main category; the one of the category'),
    subCategoryName: name.optional().describe('English source name of the sub category; the one of the category'),
    language,
    mainCategoryNameTranslate: name.describe('Main category in that language'),
    subCategoryNameTranslate: name.describe('Sub category in that language'),
  })
  .describe('Category translation');

const categoryFields = {
  iconTitle: name.describe('Title of an icon that exists'),
  mainCategory: name.describe('English source name of the main category'),
  subCategory: name.describe('English source name of the sub category'),
  backgroundColorName: colorName,
  colorName,
  zOrder: z.int().min(0).max(1000).describe('Drawing order on the map; 0 is drawn first and thinned last'),
  translations: z
    .array(categoryTranslation)
    .max(50)
    .refine(oncePerLanguage, 'one per language')
    .describe('Texts by language; omitted languages are unchanged'),
};
/** POST /categories/ */
export const categoryCreate = z
  .strictObject({
    ...categoryFields,
    iconTitle: categoryFields.iconTitle.default('pin'),
    colorName: categoryFields.colorName.default('#FFFFFF'),
    zOrder: categoryFields.zOrder.default(10),
    translations: categoryFields.translations.default([]),
  })
  .describe('New category');
export type CategoryCreate = z.infer<typeof categoryCreate>;
/** PUT /categories/{id}: writes only the given fields. */
export const categoryUpdate = z
  .strictObject({ id: uuid.optional().describe('As in the path'), ...categoryFields })
  .partial()
  .describe('Fields of a category');
export type CategoryUpdate = z.infer<typeof categoryUpdate>;

const tagTranslation = z
  .strictObject({
    tagKey: name.optional().describe('Key that is translated; the one of the tag'),
    tagValue: name.optional().describe('Value that is translated; the one of the tag'),
    language,
    tagKeyTranslate: name.describe('Key in that language'),
    tagValueTranslate: name.describe('Value in that language'),
  })
  .describe('Tag translation');

const tagFields = {
  tagKey: name.describe('Key, e.g. cuisine; a branch’s own tags have its tagKey'),
  tagValue: name.describe('Value, e.g. pizza'),
  tagGroup: z
    .int()
    .min(0)
    .max(1_000_000)
    .nullable()
    .describe('Group; decides whether key or value is displayed. null displays n/a'),
  iconTitle: name.nullable().describe('Title of an icon that exists; null for none'),
  colorName,
  backgroundColorName: colorName,
  showInSubtitle: z.boolean().describe('Shown in the line under the title'),
  isHidden: z.boolean().describe('Hidden from visitors'),
  subtitleSortOrder: z.int().min(0).max(10_000).describe('Order within the subtitle'),
  translations: z
    .array(tagTranslation)
    .max(50)
    .refine(oncePerLanguage, 'one per language')
    .describe('Texts by language; omitted languages are unchanged'),
};
/** POST /tags/ */
export const tagCreate = z
  .strictObject({
    ...tagFields,
    tagGroup: tagFields.tagGroup.default(null),
    iconTitle: tagFields.iconTitle.default(null),
    colorName: tagFields.colorName.default('accentPink'),
    backgroundColorName: tagFields.backgroundColorName.default('transparent'),
    showInSubtitle: tagFields.showInSubtitle.default(false),
    isHidden: tagFields.isHidden.default(false),
    subtitleSortOrder: tagFields.subtitleSortOrder.default(100),
    translations: tagFields.translations.default([]),
  })
  .describe('New tag');
export type TagCreate = z.infer<typeof tagCreate>;
/** PUT /tags/{id}: writes only the given fields. */
export const tagUpdate = z
  .strictObject({ id: uuid.optional().describe('As in the path'), ...tagFields })
  .partial()
  .describe('Fields of a tag');
export type TagUpdate = z.infer<typeof tagUpdate>;

const iconFields = {
  title: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,60}$/)
    .describe('Unique name: lower case, digits, hyphens'),
  iconSvg: z
    .string()
    .max(20_000)
    .regex(/^[Mm][\d\s,.eE+\-MmLlHhVvCcSsQqTtAaZz]*$/, 'SVG path data')
    .describe('Glyph: SVG path data on a 15×15 grid'),
  symbolSvg: z.enum(['circle', 'icon', 'event', 'selected']).describe('Default symbol template of the glyph'),
};
/** POST /icons/ */
export const iconCreate = z
  .strictObject({ ...iconFields, symbolSvg: iconFields.symbolSvg.default('circle') })
  .describe('New icon');
/** PUT /icons/{id} */
export const iconUpdate = z
  .strictObject({ id: uuid.optional().describe('As in the path'), ...iconFields })
  .partial()
  .describe('Fields of an icon');
export type IconCreate = z.infer<typeof iconCreate>;
export type IconUpdate = z.infer<typeof iconUpdate>;

const detailKeyTranslation = z
  .strictObject({
    detailKey: name.optional().describe('Key that is translated; the one of the path'),
    language,
    detailKeyTranslate: name.describe('Label in that language'),
  })
  .describe('Detail key translation');

const detailKeyFields = {
  keyName: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,60}$/)
    .describe('Name in code, camelCase'),
  iconTitle: name.describe('Title of an icon that exists'),
  colorName,
  type: detailKeyType.describe('How the value is edited, checked and shown'),
  needsUnit: z.boolean().describe('A unit must be given'),
  isHidden: z.boolean().describe('Hidden in the editor'),
  translations: z
    .array(detailKeyTranslation)
    .max(50)
    .refine(oncePerLanguage, 'one per language')
    .describe('Labels by language; omitted languages are unchanged'),
};
/** POST /items/details/keys/ */
export const detailKeyCreate = z
  .strictObject({
    ...detailKeyFields,
    iconTitle: detailKeyFields.iconTitle.default('pin'),
    colorName: detailKeyFields.colorName.default('#5C6370'),
    needsUnit: detailKeyFields.needsUnit.default(false),
    isHidden: detailKeyFields.isHidden.default(false),
    translations: detailKeyFields.translations.default([]),
  })
  .describe('New item detail key');
/** PUT /items/details/keys/{id}. The type of a key that items use cannot be changed. */
export const detailKeyUpdate = z
  .strictObject({ id: uuid.optional().describe('As in the path'), ...detailKeyFields })
  .partial()
  .describe('Fields of an item detail key');
export type DetailKeyCreate = z.infer<typeof detailKeyCreate>;
export type DetailKeyUpdate = z.infer<typeof detailKeyUpdate>;

const searchWordTranslation = z
  .strictObject({
    language,
    words: z
      .array(name)
      .max(200)
      .refine((words) => words.every((word) => word.split(/\s+/).length <= 3), 'at most three words each')
      .describe('Words and phrases of up to three words; an empty list deletes the language'),
  })
  .describe('Words of a language');
const searchWordFields = {
  name: name.describe('English source name, unique'),
  categoryIds: z.array(uuid).min(1).max(50).describe('Kinds of place that the words match'),
  translations: z
    .array(searchWordTranslation)
    .max(50)
    .refine(oncePerLanguage, 'one per language')
    .describe('Words by language; omitted languages are unchanged'),
};
/** POST /search/words/ */
export const searchWordCreate = z
  .strictObject({ ...searchWordFields, translations: searchWordFields.translations.default([]) })
  .describe('New search words for kinds of place');
/** PUT /search/words/{id}: writes only the given fields. */
export const searchWordUpdate = z
  .strictObject({ id: uuid.optional().describe('As in the path'), ...searchWordFields })
  .partial()
  .describe('Fields of search words for kinds of place');
export type SearchWordCreate = z.infer<typeof searchWordCreate>;
export type SearchWordUpdate = z.infer<typeof searchWordUpdate>;

const languageQuery = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
  .optional()
  .describe('Only texts in this language, BCP 47; if omitted, all languages');
/** GET /categories/translations/, /tags/translations/ and /items/details/keys/translations/ */
export const translationsQuery = z.strictObject({ language: languageQuery });

const languageTag = z.string().describe('BCP 47 language of the texts');
export const categoryTranslationRow = z
  .object({
    categoryId: uuid.describe('Category'),
    mainCategoryName: z.string().describe('English source name of the main category'),
    subCategoryName: z.string().describe('English source name of the sub category'),
    language: languageTag,
    mainCategoryNameTranslate: z.string().describe('Main category in that language'),
    subCategoryNameTranslate: z.string().describe('Sub category in that language'),
  })
  .describe('Category translation');
export const tagTranslationRow = z
  .object({
    tagId: uuid.describe('Tag'),
    tagKey: z.string().describe('Key'),
    tagValue: z.string().describe('Value'),
    language: languageTag,
    tagKeyTranslate: z.string().describe('Key in that language'),
    tagValueTranslate: z.string().describe('Value in that language'),
  })
  .describe('Tag translation');
export const detailKeyTranslationRow = z
  .object({
    detailKeyId: uuid.describe('Item detail key'),
    detailKey: z.string().describe('Name of the key'),
    language: languageTag,
    detailKeyTranslate: z.string().describe('Label in that language'),
  })
  .describe('Detail key translation');

const referenceKind = z
  .enum([
    'category',
    'tag',
    'icon',
    'detailKey',
    'list',
    'searchShortcut',
    'contest',
    'calendar',
    'searchWord',
    'kiosk',
  ])
  .describe('Kind of what was written');
export type ReferenceKind = z.infer<typeof referenceKind>;

/** One entry of GET /reference/revisions/, newest first. */
export const referenceRevision = z
  .object({
    id: uuid.describe('Revision'),
    kind: referenceKind,
    entityId: uuid.describe('What was written'),
    branchShortId: branchShortId.nullable().describe('Branch it belongs to; null concerns all'),
    date: isoDate.describe('When'),
    author: z.string().describe('E-mail of the person'),
    action: z.enum(['create', 'update', 'delete', 'close', 'draw']).describe('What was done'),
    changes: z
      .record(
        z.string(),
        z
          .object({ before: z.unknown().describe('Value before'), after: z.unknown().describe('Value after') })
          .describe('Change of one field'),
      )
      .describe('Field → value before and after'),
  })
  .describe('Revision of reference data, a list, a shortcut, a contest or a kiosk');
export type ReferenceRevision = z.infer<typeof referenceRevision>;

/** GET /reference/revisions/ */
export const referenceRevisionQuery = z.strictObject({
  kind: referenceKind.optional(),
  entityId: uuid.optional().describe('Only of this one'),
  limit: z.coerce.number().int().min(1).max(500).default(100).describe('Most entries'),
});
