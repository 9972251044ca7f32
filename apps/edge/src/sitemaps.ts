import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { PAGES_PER_PART, type PageList } from '@umkreis/contract/page-list.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import type { ApiReader } from './pages/api-reader.ts';
import { escapeHtml } from './pages/html.ts';
import { originOf } from '@umkreis/contract/branch-origin.ts';
import type { Site } from './site.ts';

interface Entry {
  path: string;
  dateUpdated?: string | null;
}

/** Serves /robots.txt, and /sitemap.xml with its parts. */
export function registerSitemaps(
  app: FastifyInstance,
  { state, branchOf, product, config }: Site,
  api: Pick<ApiReader, 'read'>,
): void {
  app.get('/robots.txt', async (request, reply) => {
    const branch = await branchOf(request);
    reply.header('Content-Type', 'text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600');
    if (branch === undefined || (branch && !branch.isActive)) return reply.send('User-agent: *\nDisallow: /\n');
    return reply.send(
      `User-agent: *\nDisallow: /dashboard/\nDisallow: /auth0-callback\nDisallow: /embed/\n\nSitemap: ${originOf(branch, product())}/sitemap.xml\n`,
    );
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const branch = await branchOf(request);
    if (branch === undefined || (branch && !branch.isActive)) return sendNotFound(reply);
    const origin = originOf(branch, product());
    const first = branch && (await api.read<PageList>(apiPaths.pages(branch.shortId, 0), versionOf(branch)));
    if (branch && !first) return sendUnavailable(reply);
    const parts = Math.ceil((first?.total ?? 0) / PAGES_PER_PART);
    const maps = [
      { path: '/sitemap-pages.xml' },
      ...Array.from({ length: parts }, (_, part) => ({
        path: `/sitemap-places-${part}.xml`,
        dateUpdated: first?.dateUpdated,
      })),
    ];
    return xml(
      reply,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.map((one) => entry('sitemap', origin, one)).join('')}</sitemapindex>`,
    );
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    const branch = await branchOf(request);
    if (branch === undefined || (branch && !branch.isActive)) return sendNotFound(reply);
    return xml(reply, urlSet(originOf(branch, product()), await ownPages(branch)));
  });

  app.get<{ Params: { part: string } }>('/sitemap-places-:part(\\d{1,4}).xml', async (request, reply) => {
    const branch = await branchOf(request);
    if (!branch?.isActive) return sendNotFound(reply);
    const list = await api.read<PageList>(
      apiPaths.pages(branch.shortId, Number(request.params.part)),
      versionOf(branch),
    );
    if (list === undefined) return sendUnavailable(reply);
    if (!list || list.pages.length === 0) return sendNotFound(reply);
    const toPath = { place: routes.mapPlace.to, street: routes.mapStreet.to };
    return xml(
      reply,
      urlSet(
        originOf(branch, product()),
        list.pages.map(({ kind, nanoId, title, dateUpdated }) => ({ path: toPath[kind](nanoId, title), dateUpdated })),
      ),
    );
  });

  /** The site's pages other than places: general pages, lists and shortcuts. */
  async function ownPages(branch: Branch | null): Promise<Entry[]> {
    if (!branch)
      return [routes.home, routes.inspire, routes.landing, routes.map].map((route) => ({ path: route.to() }));
    const { main } = await state();
    const lists = (await api.read<List[]>(apiPaths.lists, `${versionOf(branch)}|${main.basemapFileName}`)) ?? [];
    const env = config.NODE_ENV === 'production' ? 'production' : 'development';
    return [
      { path: routes.map.to() },
      ...branch.seasons.map((season) => ({ path: routes.mapSeason.to(season.path) })),
      ...branch.searchShortcuts
        .filter((one) => one.env === env && !branch.emptyShortcutIds?.includes(one.id))
        .map((one) => ({ path: routes.mapSearchShortcut.to(one.id, one.title.de) })),
      ...lists
        .filter((list) => list.branchShortId === branch.shortId)
        .map((list) => ({ path: routes.mapList.to(list.nanoId, list.title.de) })),
    ];
  }
}

const versionOf = (branch: Branch) => `sitemap|${branch.basemapItemJsonFileNameProduction}|${quarterHour()}`;

const entry = (element: 'url' | 'sitemap', origin: string, { path, dateUpdated }: Entry) =>
  `<${element}><loc>${escapeHtml(origin + path)}</loc>${dateUpdated ? `<lastmod>${dateUpdated}</lastmod>` : ''}</${element}>\n`;

const urlSet = (origin: string, entries: readonly Entry[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.map((one) => entry('url', origin, one)).join('')}</urlset>`;

const xml = (reply: FastifyReply, text: string) =>
  reply
    .header('Content-Type', 'application/xml; charset=utf-8')
    .header('Cache-Control', 'public, max-age=300')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).send({ type: '/problems/not-found', title: 'Not found', status: 404 });

const sendUnavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('Retry-After', '30')
    .send({ type: '/problems/unavailable', title: 'The service is away', status: 503 });
