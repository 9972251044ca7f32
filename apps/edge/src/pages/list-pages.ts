import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Category } from '@umkreis/contract/category.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { List, SearchShortcut } from '@umkreis/contract/search-shortcut.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { tagText } from '@umkreis/places/details/tag-display.ts';
import { listed, placesOfShortcut, placesWithTag } from './branch-places.ts';
import type { PageContext, PageFacts } from './page-facts.ts';
import { listPage } from './places-list.ts';

type ListPageResult = Promise<PageFacts | null | undefined>;

/** A curated list of the branch or of all branches. */
export async function curatedListPage(nanoId: string, context: PageContext): ListPageResult {
  const { api, branch, language, version } = context;
  const lists = await api.read<List[]>(apiPaths.lists, version);
  if (!lists) return undefined;
  const list = lists.find((one) => one.nanoId === nanoId);
  if (!list || (branch && list.branchShortId !== null && list.branchShortId !== branch.shortId)) return null;
  const found = await listed(
    {
      of: 'list',
      id: nanoId,
      from: async (places) => {
        const byId = new Map(places.map((item) => [item.id, item]));
        return list.itemIds.flatMap((id) => byId.get(id) ?? []);
      },
    },
    context,
  );
  return (
    found &&
    listPage({
      title: list.title[language],
      text: list.description[language],
      path: routes.mapList.to(list.nanoId, list.title.de),
      found,
      context,
    })
  );
}

/** A search shortcut, by its id or public id. */
export async function shortcutPage(id: string, context: PageContext): ListPageResult {
  const { api, branch, language, version } = context;
  const shortcuts = await api.read<SearchShortcut[]>(apiPaths.searchShortcuts, version);
  if (!shortcuts) return undefined;
  const shortcutId = shortcuts.find((one) => one.id === id || one.nanoId === id)?.id ?? id;
  const config = branch?.searchShortcuts.find((one) => one.id === shortcutId);
  if (!config) return shortcuts.some((one) => one.id === shortcutId && one.branchShortId === null) ? undefined : null;
  const found = await listed(
    { of: 'shortcut', id: config.id, from: (places) => placesOfShortcut(config, places, context) },
    context,
  );
  // A shortcut exists once per environment; all variants share one page.
  const first =
    branch!.searchShortcuts.find((one) => one.env === context.env && one.title.de === config.title.de) ?? config;
  return (
    found &&
    listPage({
      title: config.title[language],
      text: '',
      path: routes.mapSearchShortcut.to(first.id, config.title.de),
      found,
      context,
    })
  );
}

/** All places of a main category or subcategory, by its English name. */
export async function categoryPage(name: string, context: PageContext): ListPageResult {
  const { api, language, version } = context;
  const categories = await api.read<Category[]>(apiPaths.categories, version);
  if (!categories) return undefined;
  const main = categories.find(({ mainCategory }) => mainCategory === name);
  const sub = categories.find(({ subCategory }) => subCategory === name);
  const title = main?.mainCategoryName ?? sub?.subCategoryName;
  if (!title) return null;
  const filter = main ? { mainCategories: [name] } : { subCategories: [name] };
  const found = await listed(
    { of: 'category', id: name, from: (places) => placesOfShortcut({ filter }, places, context) },
    context,
  );
  const query = new URLSearchParams({ [main ? 'categories' : 'kinds']: name });
  const path = `${routes.map.to()}?${query.toString()}`;
  return found && listPage({ title: title[language], text: '', path, found, context });
}

/** All places with a tag. */
export async function tagPage(tagId: string, context: PageContext): ListPageResult {
  const { api, language, version } = context;
  const tags = await api.read<Tag[]>(apiPaths.tags, version);
  if (!tags) return undefined;
  const tag = tags.find((one) => one.id === tagId);
  if (!tag || tag.isHidden) return null;
  const found = await listed(
    { of: 'tag', id: tag.id, from: (places) => placesWithTag(tag.id, places, context) },
    context,
  );
  return (
    found &&
    listPage({
      title: tagText(tag, (text) => text[language]),
      text: '',
      path: routes.mapTag.to(
        tag.id,
        tagText(tag, (text) => text.de),
      ),
      found,
      context,
    })
  );
}
