import type { Boot, Language } from '@umkreis/contract/boot.ts';
import { earlyFieldId } from '@umkreis/contract/page-frame/early-use.ts';
import {
  iconButtonLook,
  menuButtonLook,
  menuIconPath,
  searchFieldLook,
  searchPlaceLook,
} from '@umkreis/contract/page-frame/looks.ts';
import { textsOf } from '@umkreis/i18n/catalogues.ts';
import { searchFieldMessages } from '@umkreis/i18n/search-field.ts';
import { html, type Html } from '../pages/html.ts';

/** Width of the app's menu button without the branch's logo, px. */
const logoSpace = 34;

/**
 * The search field of a page with a map until the app is loaded: it looks like the app's field, accepts input, and
 * hands it over to the app.
 * @param words the search text of the URL
 */
export function earlySearch(
  { branch, assetRoot }: Pick<Boot, 'branch' | 'assetRoot'>,
  language: Language,
  words: string,
): Html {
  const t = textsOf(searchFieldMessages, language);
  const icon = (size: number) =>
    html`<svg class="shrink-0" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${menuIconPath}"/></svg>`;
  const menu = branch?.menuButton
    ? html`<span class="${menuButtonLook.withLogo}">${icon(18)}<img class="${menuButtonLook.logo}" src="${assetRoot}/branches/${branch.menuButton}" alt="" width="${branch.menuButtonWidth - logoSpace}" height="28"></span>`
    : html`<span class="${iconButtonLook} ${menuButtonLook.plain}">${icon(20)}</span>`;
  return html`<div class="early-search ${searchPlaceLook.bar}"><search class="${searchPlaceLook.box}"><div class="${searchFieldLook.form} ${searchFieldLook.floating}">${menu}<input id="${earlyFieldId}" class="${searchFieldLook.input}" type="search" enterkeyhint="search" autocomplete="off" aria-label="${t.search}" placeholder="${t.searchPlaceholder}"${words && html` value="${words}"`}></div></search></div>`;
}
