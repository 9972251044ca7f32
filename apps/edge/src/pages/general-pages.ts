import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { originOf } from '@umkreis/contract/branch-origin.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { Featured, List } from '@umkreis/contract/search-shortcut.ts';
import { currentEvents } from '@umkreis/places/events/current-events.ts';
import { eventList } from './event-facts.ts';
import { firstPlacesList } from './first-places.ts';
import { html, type Html } from './html.ts';
import type { PageContext, PageFacts } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';
import { placeLine } from './places-list.ts';
import { coverOf, siteName } from './site-facts.ts';

const MOST_EVENTS = 12;

/** Pages that are not about one thing: map, home, inspire, landing, and pages that are not indexed. */
export async function generalPage(path: string, context: PageContext): Promise<PageFacts> {
  const { branch, origin } = context;
  const t = pageTexts(context);
  const facts = (overrides: Partial<PageFacts>): PageFacts => ({
    status: 200,
    title: branch?.title ?? null,
    description: branch ? t.branchDescription({ title: branch.title }) : t.description,
    canonical: origin + path,
    picture: coverOf(context),
    jsonLd: [],
    body: null,
    isIndexed: false,
    ...overrides,
  });
  // The root of a branch shows its map.
  if (path === routes.map.to() || (branch && path === routes.home.to()))
    return facts({
      canonical: origin + routes.map.to(),
      isIndexed: true,
      jsonLd: [siteSchema(context)],
      ...(await mapParts(context)),
    });
  if (branch?.seasons.some((season) => path === routes.mapSeason.to(season.path)))
    return facts(await mapParts(context));
  if (path.startsWith(`${routes.map.to()}/`)) return facts({ canonical: origin + routes.map.to() });
  if (branch) return facts({});
  if (path === routes.home.to())
    return facts({ isIndexed: true, jsonLd: [siteSchema(context)], body: await homeBody(context) });
  if (path === routes.inspire.to())
    return facts({
      title: t.inspire,
      isIndexed: true,
      body: html`<header><h1>${t.inspire}</h1></header>${await featuredPart(context)}${await eventsPart(context)}`,
    });
  if (path === routes.landing.to())
    return facts({
      title: t.guides,
      isIndexed: true,
      body: html`<header><h1>${t.guides}</h1></header>${guides(context)}`,
    });
  return facts({});
}

function siteSchema(context: PageContext): object {
  const { origin, branch, product } = context;
  return {
    '@type': 'WebSite',
    name: siteName(context),
    url: origin + (branch ? routes.map.to() : routes.home.to()),
    inLanguage: ['de', 'en'],
    publisher: { '@type': 'Organization', name: product.company, url: product.origin },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${routes.map.to()}?q={words}` },
      'query-input': 'required name=words',
    },
  };
}

/** The first places of the map, and its topics, lists and events. */
async function mapParts(context: PageContext): Promise<Required<Pick<PageFacts, 'list' | 'body'>>> {
  const { branch, env, language, api, version } = context;
  const t = pageTexts(context);
  const list = await firstPlacesList(context);
  const lists =
    (await api.read<List[]>(apiPaths.lists, version))?.filter(
      (list) => branch && (list.branchShortId ?? branch.shortId) === branch.shortId,
    ) ?? [];
  const shortcuts =
    branch?.searchShortcuts.filter((one) => one.env === env && !branch.emptyShortcutIds?.includes(one.id)) ?? [];
  const links = (heading: string, entries: readonly Html[]) =>
    entries.length > 0 && html`<section><h2>${heading}</h2><ul>${entries}</ul></section>`;
  const body = html`${!list && html`<header><h1>${t.mapOf({ title: siteName(context) })}</h1></header>`}<p>${branch ? t.branchDescription({ title: branch.title }) : t.description}</p>${links(
    t.topics,
    shortcuts.map(
      (one) => html`<li><a href="${routes.mapSearchShortcut.to(one.id, one.title.de)}">${one.title[language]}</a></li>`,
    ),
  )}${links(
    t.lists,
    lists.map(
      (one) => html`<li><a href="${routes.mapList.to(one.nanoId, one.title.de)}">${one.title[language]}</a></li>`,
    ),
  )}${await eventsPart(context)}`;
  return { list, body };
}

async function homeBody(context: PageContext): Promise<Html> {
  const t = pageTexts(context);
  return html`<header><h1>${context.product.name}</h1></header><p>${t.description}</p><ul><li><a href="${routes.map.to()}">${t.map}</a></li><li><a href="${routes.inspire.to()}">${t.inspire}</a></li><li><a href="${routes.landing.to()}">${t.guides}</a></li></ul>${await featuredPart(context)}${await eventsPart(context)}`;
}

async function featuredPart({ api, version, main, language }: PageContext): Promise<Html | null> {
  const featured =
    (await api.read<Featured[]>(apiPaths.featured, version))?.filter(({ isDemo }) => main.isDemo || !isDemo) ?? [];
  return featured.length === 0
    ? null
    : html`<section><h2>${pageTexts({ language, branch: null }).featured}</h2><ul class="places" lang="${contentLanguageOf(null)}">${featured.slice(0, 24).map(({ nanoId, title, city }) => placeLine({ nanoId, title, address: city }))}</ul></section>`;
}

async function comingEvents({ api, branch, version, now }: PageContext): Promise<Event[]> {
  const events = await api.read<Event[]>(branch ? apiPaths.events(branch.shortId) : apiPaths.eventsAll, version);
  return currentEvents(events ?? [], now.getTime());
}

const eventsPart = async (context: PageContext) => eventList(await comingEvents(context), context, MOST_EVENTS);

function guides({ branches, product }: PageContext): Html {
  return html`<ul class="places">${branches.filter((one) => one.isActive).map((one) => html`<li><a href="${originOf(one, product)}${routes.map.to()}">${one.title}</a></li>`)}</ul>`;
}
