import { legalPages } from '@umkreis/contract/legal-pages.ts';
import { textsOf } from '@umkreis/i18n/catalogues.ts';
import { legalMessages } from '@umkreis/i18n/legal.ts';
import { firstPlace } from '@umkreis/places/first-place.ts';
import { html, type Html } from './html.ts';
import type { PageContext } from './page-facts.ts';

/** Links to the imprint, privacy policy and accessibility statement of the branch; '' if it has none. */
export function legalNav({ branch, language }: Pick<PageContext, 'branch' | 'language'>): Html | '' {
  const pages = legalPages(branch);
  if (pages.length === 0) return '';
  const t = textsOf(legalMessages, language, branch?.countryCode ?? firstPlace.countryCode);
  return html`<nav aria-label="${t.label}">${pages.map(({ kind, url }) => html`<a href="${url}" rel="noopener">${t[kind]}</a> `)}</nav>`;
}
