import { touchIcon } from '../app-icon/app-icon.ts';
import { html, jsonBlock, Html } from './html.ts';
import type { PageContext, PageFacts } from './page-facts.ts';
import { siteName } from './site-facts.ts';

const other = { de: 'en', en: 'de' } as const;
const locales = { de: 'de_CH', en: 'en_GB' } as const;

/** Page title: '%s - {product}'. */
export const fullTitle = ({ title }: Pick<PageFacts, 'title'>, productName: string): string =>
  title ? `${title} - ${productName}` : productName;

/** The page's URL in a language; German has no parameter. */
const inLanguage = (canonical: string, language: 'de' | 'en'): string =>
  language === 'de' ? canonical : `${canonical}${canonical.includes('?') ? '&' : '?'}lang=en`;

/** The metadata for crawlers and link previews in the head of a page. */
export function pageHead(facts: PageFacts, context: PageContext): string {
  const { product, branch, language } = context;
  const { picture, description, canonical } = facts;
  const title = fullTitle(facts, product.name);
  const address = inLanguage(canonical, language);
  const isThere = facts.status === 200;
  const head = html`<meta name="description" content="${description}">
${
  isThere &&
  html`<link rel="canonical" href="${address}">
`
}${
    isThere && facts.isIndexed
      ? html`<link rel="alternate" hreflang="de" href="${inLanguage(canonical, 'de')}"><link rel="alternate" hreflang="en" href="${inLanguage(canonical, 'en')}"><link rel="alternate" hreflang="x-default" href="${canonical}">
`
      : html`<meta name="robots" content="noindex">
`
  }<meta property="og:site_name" content="${siteName(context)}"><meta property="og:type" content="website"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${address}"><meta property="og:locale" content="${locales[language]}"><meta property="og:locale:alternate" content="${locales[other[language]]}">
${
  picture &&
  html`<meta property="og:image" content="${picture.url}"><meta property="og:image:width" content="${picture.width}"><meta property="og:image:height" content="${picture.height}"><meta property="og:image:alt" content="${picture.alt}">
`
}<meta name="twitter:card" content="${picture && picture.width >= 600 ? 'summary_large_image' : 'summary'}"><meta name="twitter:title" content="${title}"><meta name="twitter:description" content="${description}">${picture && html`<meta name="twitter:image" content="${picture.url}">`}
<meta name="theme-color" content="${branch?.accentColor ?? product.primaryColor}"><meta name="application-name" content="${siteName(context)}"><link rel="manifest" href="/manifest.webmanifest${language === 'en' && '?lang=en'}"><link rel="apple-touch-icon" sizes="${touchIcon.size}x${touchIcon.size}" href="${touchIcon.path}">
${facts.jsonLd.length > 0 && new Html(`<script type="application/ld+json">${jsonLdOf(facts)}</script>`)}`;
  return head.text.trimEnd();
}

/** The structured data of a page as JSON-LD. */
export const jsonLdOf = ({ jsonLd }: Pick<PageFacts, 'jsonLd'>): string =>
  jsonBlock({ '@context': 'https://schema.org', '@graph': jsonLd });
