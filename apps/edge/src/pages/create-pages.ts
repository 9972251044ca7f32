import type { Boot, Language } from '@umkreis/contract/boot.ts';
import { originOf } from '@umkreis/contract/escape-url.ts';
import { LISTED_PAGES } from '@umkreis/contract/page-list.ts';
import { pageMessages } from '@umkreis/i18n/pages.ts';
import { createApiReader, type ApiReader } from './api-reader.ts';
import { factsStyle } from './facts-style.ts';
import { html, Html } from './html.ts';
import { pageAnswer } from './page-answer.ts';
import type { PageContext } from './page-facts.ts';
import { fullTitle, pageHead } from './page-head.ts';
import { siteName } from './site.ts';

/** What a page says to those who don't run its scripts, ready to be written. */
export interface PageText {
  status: number;
  title: string;
  language: Language;
  /** HTML for the head */
  head: string;
  /** HTML for the app's element; the app replaces it when it starts. '' without any */
  body: string;
  /** The API was away: it holds less than it should. */
  isPartial: boolean;
  redirect?: undefined;
}
export type Page = PageText | { redirect: string };

export interface Pages {
  api: ApiReader;
  /** @param url as asked for, its origin doesn't matter */
  page(url: URL, boot: Boot, branches: PageContext['branches']): Promise<Page>;
}

/** Pages kept; the oldest go first. */
const KEPT = 2000;
/** Hours, events and holidays of a page are those of its time. */
const FRESH_MS = 15 * 60_000;

/** `?page=` of a long list, from 1; what is no page of a list is its first. */
function pageNumber({ searchParams }: URL): number {
  const asked = searchParams.get('page') ?? '';
  return /^[1-9]\d?$/.test(asked) && Number(asked) <= LISTED_PAGES ? Number(asked) : 1;
}

/** The content a page is made from: a write anywhere in it changes the snapshot's name. */
const versionOf = ({ branch, main, product }: Boot): string =>
  `${branch ? branch.basemapItemJsonFileNameProduction : main.basemapFileName}|${product.origin}|${Math.floor(Date.now() / FRESH_MS)}`;

/** Pages of the whole product, each made once per content version and quarter of an hour. */
export function createPages(apiUrl: string): Pages {
  const api = createApiReader(apiUrl);
  const kept = new Map<string, { version: string; page: Promise<Page> }>();
  return {
    api,
    async page(url, boot, branches) {
      const language: Language = url.searchParams.get('lang') === 'en' ? 'en' : 'de';
      const number = pageNumber(url);
      const key = `${boot.branch?.shortId ?? 0}|${language}|${number}|${url.pathname}`;
      const version = versionOf(boot);
      let entry = kept.get(key);
      if (entry?.version !== version) {
        const context: PageContext = {
          product: boot.product,
          branch: boot.branch,
          branches,
          main: boot.main,
          env: boot.env,
          language,
          page: number,
          origin: originOf(boot.branch, boot.product),
          assetRoot: boot.assetRoot,
          api,
          version: `${boot.branch?.shortId ?? 0}|${version}`,
          now: new Date(),
        };
        entry = { version, page: make(url, context) };
        kept.delete(key);
        kept.set(key, entry);
        if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
        const made = entry;
        // What was made without the API, or failed, is made anew the next time.
        void made.page.then(
          (page) => {
            if (page.redirect === undefined && page.isPartial && kept.get(key) === made) kept.delete(key);
          },
          () => kept.delete(key),
        );
      }
      return entry.page;
    },
  };
}

async function make(url: URL, given: PageContext): Promise<Page> {
  const missing = { some: false };
  const context: PageContext = {
    ...given,
    api: {
      read: async <T>(path: string, version: string) => {
        const found = await given.api.read<T>(path, version);
        missing.some ||= found === undefined;
        return found;
      },
    },
  };
  const answer = await pageAnswer(url.pathname, context);
  if ('redirect' in answer) return answer;
  const t = pageMessages[context.language];
  const body =
    answer.body &&
    html`<main class="facts"><nav><a href="/map">${siteName(context)}</a></nav>${answer.body}<p class="note">${t.needsScript}</p></main>`;
  return {
    status: answer.status,
    title: fullTitle(answer, context.product.name),
    language: context.language,
    head:
      pageHead(answer, context) +
      (body
        ? html`
<style>${new Html(factsStyle)}</style>`.text
        : ''),
    body: body?.text ?? '',
    isPartial: missing.some,
  };
}
