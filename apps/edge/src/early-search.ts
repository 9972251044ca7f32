import type { Boot, Language } from '@umkreis/contract/boot.ts';
import { earlyFieldId, earlyQueryName } from '@umkreis/contract/early-query.ts';
import { searchFieldMessages } from '@umkreis/i18n/search-field.ts';
import { escapeHtml } from './pages/html.ts';
import { textsOf } from '@umkreis/i18n/catalogues.ts';

/**
 * The static search field of a page whose map loads first. It looks like the app's field, accepts input, and
 * hands it over to the app. It is hidden in frames of other sites, and fades out if the scripts fail to load.
 */
export const earlySearchStyle = `.early-search{position:fixed;z-index:1;top:12px;left:12px;right:12px;max-width:22.625rem;height:48px;display:flex;align-items:center;border-radius:12px;color:light-dark(#1f1b29,#f3f0f8)}.early-search:focus-within{box-shadow:0 0 0 2px light-dark(#6f3bf5,#b59aff)}.early-search svg{flex:none;margin-left:12px}.early-search svg:has(+input){margin:0 12px 0 14px}.early-search img{flex:none;margin-left:6px;object-fit:contain;object-position:left}.early-search input{flex:1;min-width:0;height:100%;margin:0 4px;padding:0 8px;border:0;outline:0;background:none;color:inherit;font:16px/1.45 'Figtree Variable','Figtree Fallback',system-ui,-apple-system,'Segoe UI',sans-serif}.early-search input::placeholder{color:light-dark(#736d80,#a39caf);opacity:1}.early-search input::-webkit-search-cancel-button{display:none}.early-search{animation:name-goes 0s 6s both}[data-map] .early-search{animation:none}[data-framed] .early-search{display:none}`;

/** Records the text and focus of the early search field until the app takes over. */
export const earlySearchScript = `const early = (window.${earlyQueryName} = { words: '', isFocused: false });
const isEarly = ({ target }) => target.id === '${earlyFieldId}';
addEventListener('input', (event) => { if (isEarly(event)) early.words = event.target.value; }, true);
for (const touch of ['focusin', 'pointerdown']) addEventListener(touch, (event) => (early.isFocused = isEarly(event)), true);
if (self !== top) document.documentElement.dataset.framed = '';`;

/** Width of the app's menu button without the branch's icon and the gaps, px. */
const iconSpace = 34;

export function earlySearch({ branch, assetRoot }: Pick<Boot, 'branch' | 'assetRoot'>, language: Language): string {
  const t = textsOf(searchFieldMessages, language);
  const mark = branch?.menuButton
    ? `<img src="${escapeHtml(`${assetRoot}/branches/${branch.menuButton}`)}" alt="" width="${branch.menuButtonWidth - iconSpace}" height="28">`
    : '';
  const size = mark ? 18 : 20;
  return `<search class="early-search"><svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M4 6h16M4 12h16M4 18h16"/></svg>${mark}<input id="${earlyFieldId}" type="search" enterkeyhint="search" autocomplete="off" aria-label="${escapeHtml(t.search)}" placeholder="${escapeHtml(t.searchPlaceholder)}"></search>`;
}
