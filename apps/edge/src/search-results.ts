import type { FastifyInstance } from 'fastify';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Language } from '@umkreis/contract/boot.ts';
import type { ItemSearchResult } from '@umkreis/contract/item.ts';
import { searchResultsPath } from '@umkreis/contract/page-frame/search-results.ts';
import type { Pages } from './pages/create-pages.ts';
import { pageTexts } from './pages/page-texts.ts';
import { MOST_ROWS, placeList, placeRows } from './pages/place-rows.ts';
import { sendProblem } from './proxy/proxy-problems.ts';
import type { Site } from './site.ts';

/** As in the API */
const LONGEST_TEXT = 200;

/**
 * The first places that match a text, as HTML in the look of the app's list. The page's own script shows them until
 * the app is loaded, which then searches by itself.
 */
export function registerSearchResults(app: FastifyInstance, site: Site, { api }: Pages): void {
  app.get<{ Querystring: { q?: unknown; lang?: unknown } }>(searchResultsPath, async (request, reply) => {
    const { q, lang } = request.query;
    const text = typeof q === 'string' ? q.trim() : '';
    const branch = await site.branchOf(request);
    if (branch === undefined || (branch && !branch.isActive))
      return sendProblem(reply, { type: '/problems/not-found', title: 'Not found', status: 404 });
    if (!text || text.length > LONGEST_TEXT)
      return sendProblem(reply, {
        type: '/problems/invalid',
        title: `q: 1 to ${LONGEST_TEXT} characters`,
        status: 400,
      });
    const language: Language = lang === 'en' ? 'en' : 'de';
    const version = `${branch?.shortId ?? 0}|${(await site.state()).main.basemapFileName}`;
    const query = new URLSearchParams({ text, limit: String(MOST_ROWS) });
    if (branch) query.set('branch', String(branch.shortId));
    const found = await api.readOnce<ItemSearchResult>(`${apiPaths.itemSearch}?${query.toString()}`);
    const rows = found && (await placeRows(found.items, { api, branch, version, language }));
    if (!rows) return sendProblem(reply, { type: '/problems/unavailable', title: 'The search is away', status: 503 });
    const t = pageTexts({ language, branch });
    const list = placeList({
      title: t.resultsFor({ text }),
      count: t.places({ count: found.total }),
      name: t.results,
      rows,
    });
    return reply
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .header('X-Robots-Tag', 'noindex')
      .send(list.text);
  });
}
