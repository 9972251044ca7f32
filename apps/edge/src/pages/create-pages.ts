import type { Boot, Language } from '@umkreis/contract/boot.ts';
import { originOf } from '@umkreis/contract/branch-origin.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { createHoursReader, type HoursReader } from '../hours/hours-reader.ts';
import type { ApiGroup } from '../proxy/api-group.ts';
import { createApiReader, type ApiReader } from './api-reader.ts';
import { factsStyle } from './facts-style.ts';
import { html, Html } from './html.ts';
import { pageAnswer } from './page-answer.ts';
import type { PageContext } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';
import { fullTitle, pageHead } from './page-head.ts';
import { pageKey } from './page-key.ts';
import { siteName } from './site-facts.ts';

/** What a page says to those who don't run its scripts, ready to be written. */
export interface PageText {
  status: number;
  title: string;
  language: Language;
  /** Absolute address of the page */
  canonical: string;
  /** HTML for the head */
  head: string;
  /** HTML for the app's element; the app replaces it when it starts. '' without any */
  body: string;
  /** The API was away: it holds less than it should. */
  isPartial: boolean;
  /** Hours were not read in time: it stands without them. */
  lacksHours: boolean;
  redirect?: undefined;
}
export type Page = PageText | { redirect: string };

export interface Pages {
  api: ApiReader;
  hours: HoursReader;
  /** @param url as asked for, its origin doesn't matter */
  page(url: URL, boot: Boot, branches: PageContext['branches']): Promise<Page>;
  close(): Promise<void>;
}

/** Pages kept, bytes */
const KEPT = 48 * 1024 * 1024;
/** A page without its hours is that of a busy moment. */
const FRESH_WITHOUT_HOURS_MS = 2000;

/**
 * The content a page is made from: a write anywhere in it changes the snapshot's name. Hours, events and holidays are
 * those of its time.
 */
const versionOf = ({ branch, main, product }: Boot): string =>
  `${branch ? branch.basemapItemJsonFileNameProduction : main.basemapFileName}|${product.origin}|${quarterHour()}`;

/**
 * Pages of the whole product, each made once per content version and quarter of an hour; soon again where its hours
 * were late.
 */
export function createPages(apis: Pick<ApiGroup, 'read' | 'epoch'>, hours = createHoursReader()): Pages {
  const api = createApiReader(apis);
  const kept = new ByteCache<Page>({
    most: KEPT,
    sizeOf: (page) => (page.redirect === undefined ? 2 * (page.head.length + page.body.length) : page.redirect.length),
    // What was made without the API is made anew the next time. What is nothing's page costs next to nothing, and of
    // such addresses there are as many as anybody thinks of.
    isKept: (page) => page.redirect !== undefined || (!page.isPartial && page.status === 200 && page.body !== ''),
    keptMs: (page) => (page.redirect === undefined && page.lacksHours ? FRESH_WITHOUT_HOURS_MS : undefined),
  });
  return {
    api,
    hours,
    page(url, boot, branches) {
      const language: Language = url.searchParams.get('lang') === 'en' ? 'en' : 'de';
      const { path, page } = pageKey(url);
      const version = `${versionOf(boot)}#${apis.epoch}`;
      return kept.get(`${boot.branch?.shortId ?? 0}|${language}|${page}|${path}`, version, () =>
        make(path, {
          product: boot.product,
          branch: boot.branch,
          branches,
          main: boot.main,
          env: boot.env,
          language,
          page,
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

async function make(path: string, given: PageContext): Promise<Page> {
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
  const answer = await pageAnswer(path, context);
  if ('redirect' in answer) return answer;
  const t = pageTexts(context);
  const body =
    answer.body &&
    html`<main class="facts"><nav><a href="/map">${siteName(context)}</a></nav>${answer.body}<p class="note">${t.needsScript}</p></main>`;
  return {
    status: answer.status,
    title: fullTitle(answer, context.product.name),
    language: context.language,
    canonical: answer.canonical,
    head:
      pageHead(answer, context) +
      (body
        ? html`
<style>${new Html(factsStyle)}</style>`.text
        : ''),
    // a link of a list in another site's page leads out of the frame
    body: (body?.text ?? '').replaceAll(
      '<a ',
      path.startsWith('/embed/') ? '<a target="_blank" rel="noopener" ' : '<a ',
    ),
    isPartial: missing.some,
    lacksHours: missing.hours,
  };
}
