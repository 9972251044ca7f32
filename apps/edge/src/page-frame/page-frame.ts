import type { Boot, Language } from '@umkreis/contract/boot.ts';
import { framePanelId } from '@umkreis/contract/page-frame/early-use.ts';
import { frameLook, mapSpaceLook, panelLook } from '@umkreis/contract/page-frame/looks.ts';
import { palette } from '@umkreis/map-style/palette.ts';
import { html, Html } from '../pages/html.ts';
import { earlySearch } from './early-search.ts';

const land = (dark: boolean) => palette({ topo: false, winter: false, dark }).land;
/** The basemap's colour, behind the map until it is drawn */
const landStyle = `:root{--land:light-dark(${land(false)},${land(true)})}`;

/** Without scripts the page is its text only, as a document. */
const scriptlessStyle = [
  '.facts,main:has(>.facts){animation:none}',
  '.frame,.frame>*,.frame>*>*{display:block;position:static;width:auto;height:auto;max-height:none}',
  '.frame *{background:none;box-shadow:none}',
  '#frame-panel{max-width:42rem;margin:0 auto}',
  '.frame header{position:static}',
  '.frame .note{display:block}',
  '.frame-map,.early-search,.frame .frame-handle{display:none}',
].join('');

/** Hides the text of pages without a frame; it appears if the scripts do not load within six seconds. */
const lateText = '.facts,main:has(>.facts){animation:text-waits 0s 6s both}@keyframes text-waits{from{display:none}}';

/** The style elements of a page's head. */
export interface FrameStyles {
  always: string;
  scriptless: string;
}

/** @param ofFrame the shell's style for pages with a map; '' on other pages */
export const frameStyles = (ofFrame: string): FrameStyles => ({
  always: lateText + ofFrame + (ofFrame && landStyle),
  scriptless: scriptlessStyle,
});

export const frameHead = ({ always, scriptless }: FrameStyles): string =>
  `<style>${always}</style>\n<noscript><style>${scriptless}</style></noscript>`;

interface FrameParts {
  boot: Pick<Boot, 'branch' | 'product' | 'assetRoot'>;
  language: Language;
  /** HTML of the page's text; '' if it has none */
  body: string;
  /** Search text of the URL */
  words: string;
}

/**
 * A page with a map until the app replaces it: the basemap's colour, the guide's name, the search field, and the
 * page's text where the app has its panel.
 */
export function pageFrame({ boot, language, body, words }: FrameParts): string {
  const name = boot.branch?.title ?? boot.product.name;
  return html`<span class="frame-map" aria-hidden="true"><span>${name}</span><i></i></span>${
    body &&
    html`<div class="frame ${frameLook.page} ${mapSpaceLook}"><div class="${panelLook.sheet} ${frameLook.sheet}"><div class="frame-handle ${frameLook.handle}"><span class="${panelLook.handle}"><span class="${panelLook.handleMark}"></span></span></div><div id="${framePanelId}" class="${frameLook.sheetContent} ${panelLook.column}" tabindex="-1">${new Html(body)}</div></div></div>`
  }${earlySearch(boot, language, words)}`.text;
}
