import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { originOf } from '@umkreis/contract/branch-origin.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { html } from './html.ts';
import type { PageResult, PageContext } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';
import { placeBody } from './place-body.ts';
import { placeFacts } from './place-facts.ts';
import { placeSchemas } from './place-schemas.ts';
import { coverOf } from './site-facts.ts';

const MOST_EVENTS = 10;

/** The page of a place. @returns undefined while the API is unreachable */
export async function placePage(nanoId: string, context: PageContext): Promise<PageResult | null | undefined> {
  const { api, branch, language, version } = context;
  const [item, categories, keys, events] = await Promise.all([
    api.read<Item>(apiPaths.item(nanoId, branch?.shortId ?? null), version),
    api.read<Category[]>(apiPaths.categories, version),
    api.read<ItemDetailKey[]>(apiPaths.detailKeys, version),
    api.read<Event[]>(branch ? apiPaths.events(branch.shortId) : apiPaths.eventsAll, version),
  ]);
  if (!item) return item === null && branch ? otherBranchPage(nanoId, branch, context) : item;
  if (item.duplicateOfNanoId) {
    const original = await api.read<Item>(apiPaths.item(item.duplicateOfNanoId, branch?.shortId ?? null), version);
    const path = routes.mapPlace.to(item.duplicateOfNanoId, original?.title);
    return { redirect: `${path}${language === 'en' ? '?lang=en' : ''}` };
  }
  const facts = await placeFacts(item, context, { categories: categories ?? [], events: events ?? [] });
  const { title, description, canonical, picture, isClosed } = facts;
  return {
    status: 200,
    title,
    description,
    canonical,
    picture: picture ?? coverOf(context),
    isIndexed: !isClosed,
    jsonLd: placeSchemas(facts, context, MOST_EVENTS),
    body: placeBody(facts, context, { keys: keys ?? [], mostEvents: MOST_EVENTS }),
  };
}

/**
 * The page of a place that the branch does not show: a link to the map that does. @returns null if no branch
 * shows it
 */
async function otherBranchPage(
  nanoId: string,
  branch: Branch,
  { api, branches, language, origin, product, version }: PageContext,
): Promise<PageResult | null> {
  const item = await api.read<Item>(apiPaths.item(nanoId, null), version);
  const owner = item && branches.find((one) => one.shortId === item.branchShortId && one.isActive);
  if (!owner) return null;
  const t = pageTexts({ language, branch });
  const path = routes.mapPlace.to(item.nanoId, item.title);
  return {
    status: 404,
    title: item.title || t.notFound,
    description: t.onOtherMap({ title: owner.title }),
    canonical: origin + path,
    picture: null,
    jsonLd: [],
    isIndexed: false,
    body: html`<header><h1 lang="${contentLanguageOf(owner)}">${item.title || t.notFound}</h1></header><p>${t.onOtherMap({ title: owner.title })}</p><p><a href="${originOf(owner, product)}${path}">${t.mapOf({ title: owner.title })}</a></p><p><a href="${routes.map.to()}">${t.mapOf({ title: branch.title })}</a></p>`,
  };
}
