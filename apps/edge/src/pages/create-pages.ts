import type { Boot, Language } from '@umkreis/contract/boot.ts';
import { originOf } from '@umkreis/contract/branch-origin.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { createHoursReader, type HoursReader } from '../hours/hours-reader.ts';
import type { ApiGroup } from '../proxy/api-group.ts';
import { createApiReader, type ApiReader } from './api-reader.ts';
import { factsStyle } from './facts-style.ts';
import { html, Html } from './html.ts';
import { legalNav } from './legal-nav.ts';
import { resolvePage } from './resolve-page.ts';
import type { PageContext } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';
import { fullTitle, jsonLdOf, pageHead } from './page-head.ts';
import { pageKey } from './page-key.ts';
import { RenderedPages } from './rendered-pages.ts';
import { siteName } from './site-facts.ts';

/** The static text of a page, for clients that do not run its scripts. */
export interface PageText {
  status: number;
  title: string;
  language: Language;
  /** Absolute URL of the page */
  canonical: string;
  /** HTML of the head */
  head: string;
  /** HTML inside the app's root element, replaced when the app starts; '' if there is none */
  body: string;
  /** JSON-LD of embedded content, for the page that embeds it; '' for other pages */
  jsonLd: string;
  /** The API was unreachable, so the text is incomplete. */
  isPartial: boolean;
  /** The opening hours were not evaluated in time and are missing. */
  lacksHours: boolean;
  redirect?: undefined;
  guide?: undefined;
}
/** A page, the path or URL to redirect to, or the origin of the guide that has the page under the same address. */
type Page = PageText | { redirect: string; guide?: undefined } | { redirect?: undefined; guide: string };

export interface Pages {
  api: ApiReader;
  hours: HoursReader;
  /** @param url the requested URL; its origin is ignored */
  page(url: URL, boot: Boot, branches: PageContext['branches']): Promise<Page>;
  close(): Promise<void>;
}

/** Cache size, bytes */
const CACHE_BYTES = 48 * 1024 * 1024;
/** A page without opening hours is only cached briefly, since the server was busy. */
const FRESH_WITHOUT_HOURS_MS = 2000;

/**
 * Version of a page's content: every write changes the snapshot's name. Hours, events and holidays also depend
 * on the time.
 */
const versionOf = ({ branch, main, product }: Boot): string =>
  `${branch ? branch.basemapItemJsonFileNameProduction : main.basemapFileName}|${product.origin}|${quarterHour()}`;

/**
 * The text of all pages, rendered once per content version and quarter of an hour; less often if it takes long, and
 * earlier again if its hours were missing.
 */
export function createPages(apis: Pick<ApiGroup, 'read' | 'epoch'>, hours = createHoursReader()): Pages {
  const api = createApiReader(apis);
  const cache = new RenderedPages<Page>({
    most: CACHE_BYTES,
    sizeOf: (page) =>
      'head' in page
        ? 2 * (page.head.length + page.body.length + page.jsonLd.length)
        : (page.redirect ?? page.guide).length,
    // Pages rendered without the API are not cached. Neither are error pages: they are cheap, and their URLs
    // unlimited.
    isCacheable: (page) => !('head' in page) || (!page.isPartial && page.status === 200 && page.body !== ''),
    ttlMs: (page) => ('head' in page && page.lacksHours ? FRESH_WITHOUT_HOURS_MS : undefined),
  });
  return {
    api,
    hours,
    page(url, boot, branches) {
      const language: Language = url.searchParams.get('lang') === 'en' ? 'en' : 'de';
      const { path, page, selection } = pageKey(url);
      const events = Object.values(selection).join(' ');
      const version = `${versionOf(boot)}#${apis.epoch}`;
      return cache.get(`${boot.branch?.shortId ?? 0}|${language}|${page}|${events}|${path}`, version, () =>
        render(path, {
          product: boot.product,
          branch: boot.branch,
          branches,
          main: boot.main,
          env: boot.env,
          language,
          page,
          selection,
          origin: originOf(boot.branch, boot.product),
          assetRoot: boot.assetRoot,
          api,
          hours,
          version: `${boot.branch?.shortId ?? 0}|${version}`,
          now: new Date(),
        }),
      );
    },
    close: () => hours.close(),
  };
}

async function render(path: string, given: PageContext): Promise<Page> {
  const missing = { some: false, hours: false };
  const context: PageContext = {
    ...given,
    api: {
      read: async <T>(path: string, version: string) => {
        const found = await given.api.read<T>(path, version);
        missing.some ||= found === undefined;
        return found;
      },
    },
    hours: {
      ...given.hours,
      read: async (question) => {
        const facts = await given.hours.read(question);
        missing.hours ||= facts === null;
        return facts;
      },
    },
  };
  const result = await resolvePage(path, context);
  if ('redirect' in result || 'guide' in result) return result;
  const t = pageTexts(context);
  const isEmbedded = path.startsWith('/embed/');
  const parts =
    result.body &&
    html`${!result.list && html`<nav><a href="/map">${siteName(context)}</a></nav>`}${result.body}<p class="note">${t.needsScript}</p>${legalNav(context)}`;
  const body =
    parts &&
    (result.list
      ? html`<main>${result.list}<div class="facts">${parts}</div></main>`
      : html`<main class="facts">${parts}</main>`);
  return {
    status: result.status,
    title: fullTitle(result, context.product.name),
    language: context.language,
    canonical: result.canonical,
    head:
      pageHead(result, context) +
      (body
        ? html`
<style>${new Html(factsStyle)}</style>`.text
        : ''),
    // Links of an embedded list open outside the frame.
    body: (body?.text ?? '').replaceAll('<a ', isEmbedded ? '<a target="_blank" rel="noopener" ' : '<a '),
    jsonLd: isEmbedded ? jsonLdOf(result) : '',
    isPartial: missing.some,
    lacksHours: missing.hours,
  };
}
