import type { Language } from '@umkreis/contract/boot.ts';
import { noticeMessages } from './messages/notices.ts';
import { textsOf } from '@umkreis/i18n/catalogues.ts';

/** Reasons for a page without a release: an unknown host, an inactive branch, nothing released. */
export type NoticeReason = 'unknown' | 'inactive' | 'starting';

/** The language of the `lang` parameter; without it, the one of German and English that the browser prefers. */
export function noticeLanguage(url: URL, acceptLanguage = ''): Language {
  const requested = url.searchParams.get('lang') ?? /\b(de|en)\b/i.exec(acceptLanguage)?.[1]?.toLowerCase();
  return requested === 'en' ? 'en' : 'de';
}

/** A page without a release. */
export function renderNotice(
  reason: NoticeReason,
  language: Language,
  product: { name: string; origin: string },
): string {
  const t = textsOf(noticeMessages, language);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${t[reason]} - ${product.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>:root{color-scheme:light dark}body{font:16px/1.45 Figtree,system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;padding:24px;background:#F8F7FB;color:#221E2F}
h1{font-size:28px;line-height:1.15;font-weight:650;margin:0 0 8px}p{margin:0 0 24px;max-width:36rem;color:#565064}a{color:#5B2BE0;font-weight:600}
@media(prefers-color-scheme:dark){body{background:#17141F;color:#F1EEF8}p{color:#B4AEC4}a{color:#B79CFF}}</style></head>
<body><main><h1>${t[reason]}</h1><p>${t[`${reason}Text`]}</p><a href="${product.origin}">${t.home({ product: product.name })}</a></main></body></html>`;
}

/** The policy of notices: no scripts, inline styles only. */
export const noticePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
