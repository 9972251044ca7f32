import { z } from 'zod';
import { searchShortcutConfig } from './branch.ts';
import { policyOrigin } from './policy-origin.ts';
import { branchShortId, nanoId, plainText, uuid } from './ref.ts';
import { searchShortcut } from './search-shortcut.ts';

const texts = (max: number, min = 0) =>
  z.strictObject({ de: plainText(max, min).describe('German text'), en: plainText(max, min).describe('English text') });

const listFields = {
  title: texts(200, 1).describe('Title'),
  description: texts(4000).describe('Introduction'),
  itemIds: z.array(uuid.describe('Item')).max(500).describe('Items, in order; the branch must show them'),
};
/** POST /lists/ */
export const listCreate = z
  .strictObject({
    branchShortId: branchShortId
      .nullable()
      .optional()
      .describe('Branch; null means global, staff only; editors of a single branch may omit it'),
    ...listFields,
    description: listFields.description.default({ de: '', en: '' }),
    itemIds: listFields.itemIds.default([]),
  })
  .describe('New list');
/** PUT /lists/{id}: writes only the given fields; itemIds replaces items and order. */
export const listUpdate = z
  .strictObject({ id: uuid.optional().describe('As in the path'), ...listFields })
  .partial()
  .describe('Fields of a list');
/** POST /lists/items/ */
export const listItem = z
  .strictObject({ listId: uuid.describe('List'), itemId: uuid.describe('Item') })
  .describe('An item in a list');
export type ListCreate = z.infer<typeof listCreate>;
export type ListUpdate = z.infer<typeof listUpdate>;

/** GET /lists/{id}/items/ */
export const listedItem = z
  .object({
    id: uuid.describe('Item'),
    nanoId,
    branchShortId: branchShortId.describe('Owner'),
    title: z.string().describe('Title; may be empty'),
    city: z.string().describe('City of the address; may be empty'),
  })
  .describe('Item of a list');
export type ListedItem = z.infer<typeof listedItem>;

const tagRef = z.strictObject({
  tagKey: plainText(120, 1).describe('Key'),
  tagValue: plainText(120, 1).describe('Value'),
});

/** Fields of a search shortcut that can be changed at run time: what it lists and what visitors may send. */
const shortcutFields = {
  title: texts(80, 1).describe('Label'),
  icon: plainText(60, 1).describe('Title of an icon that exists'),
  filter: z
    .strictObject({
      mainCategories: z.array(plainText(120, 1)).max(50).optional().describe('English main categories, any of'),
      subCategories: z.array(plainText(120, 1)).max(200).optional().describe('English sub categories, any of'),
      tags: z
        .array(
          z.strictObject({
            tagKey: plainText(120, 1).describe('Key'),
            tagValue: plainText(120, 1).optional().describe('Value; if omitted, any'),
          }),
        )
        .max(100)
        .optional()
        .describe('Tags, any of'),
      hasEvents: z.boolean().optional().describe('Only places with current events'),
    })
    .describe('What the shortcut lists: categories or tags match, and hasEvents'),
  allowItemAddition: z.boolean().describe('Visitors may propose a new place'),
  allowChangeRequest: z.boolean().describe('Visitors may propose a change'),
  changeRequestSubtitle: plainText(300).optional().describe('Sentence in the change-request dialog, in German'),
  changeRequestSubtitleEn: plainText(300).optional().describe('That sentence in English'),
  useDefaultMapBoundaries: z.boolean().describe('Choosing it fits the map to the branch'),
  useMapBoundariesWithTags: z
    .array(tagRef)
    .max(50)
    .optional()
    .describe('Choosing it fits the map to the items with these tags'),
  note: plainText(200).describe('Internal label'),
  showInFrameMenu: z.boolean().describe('In the menu of an embedded map'),
  switchToStyleUrl: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .refine((url) => policyOrigin(url) !== undefined, 'names no host')
    .optional()
    .describe('Style while it is chosen'),
  sortOrder: z
    .int()
    .min(0)
    .max(10_000)
    .describe('Place among the shortcuts of the branch; those of the configuration come first at 1000'),
  isHidden: z.boolean().describe('Not offered to visitors'),
};
/** POST /search/shortcuts/ */
export const searchShortcutCreate = z
  .strictObject({
    branchShortId: branchShortId
      .nullable()
      .optional()
      .describe('Branch; null means global, staff only; editors of a single branch may omit it'),
    ...shortcutFields,
    icon: shortcutFields.icon.default('pin'),
    allowItemAddition: shortcutFields.allowItemAddition.default(false),
    allowChangeRequest: shortcutFields.allowChangeRequest.default(false),
    useDefaultMapBoundaries: shortcutFields.useDefaultMapBoundaries.default(true),
    note: shortcutFields.note.default(''),
    showInFrameMenu: shortcutFields.showInFrameMenu.default(true),
    sortOrder: shortcutFields.sortOrder.default(2000),
    isHidden: shortcutFields.isHidden.default(false),
  })
  .describe('New search shortcut');
/** PUT /search/shortcuts/{id}: writes only the given fields. */
export const searchShortcutUpdate = z
  .strictObject({ id: uuid.optional().describe('As in the path'), ...shortcutFields })
  .partial()
  .describe('Fields of a search shortcut');
export type SearchShortcutCreate = z.infer<typeof searchShortcutCreate>;
export type SearchShortcutUpdate = z.infer<typeof searchShortcutUpdate>;

/** DELETE /featured/{featuredId} */
export const featuredDeleted = z
  .object({ featuredId: uuid.describe('Featured entry'), itemId: uuid.describe('Item') })
  .describe('What is not featured any more');

/** Response of writes and of GET /search/shortcuts/dashboard/. */
export const editedSearchShortcut = searchShortcut
  .extend({
    config: searchShortcutConfig.describe('What it lists and what visitors may send'),
    sortOrder: z.int().describe('Place among the shortcuts of the branch'),
    isHidden: z.boolean().describe('Not offered to visitors'),
    isConfigured: z
      .boolean()
      .describe('Comes from the configuration of the branch: it can be edited and hidden, not deleted'),
  })
  .describe('Search shortcut as an editor sees it');
export type EditedSearchShortcut = z.infer<typeof editedSearchShortcut>;
