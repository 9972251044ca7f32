import { createHash } from 'node:crypto';
import type { RemoteName } from '@umkreis/contract/boot.ts';
import { palette } from '@umkreis/map-style/palette.ts';
import { earlySearchStyle } from './early-search.ts';
import { escapeHtml } from './pages/html.ts';

const land = (dark: boolean) => palette({ topo: false, winter: false, dark }).land;

/**
 * The page while the app is loading: the basemap colour, the position of the search field, and the guide's
 * name until the map is drawn. A progress bar appears after a second and stays until the map is created;
 * earlier it would only cost frames. The page's text becomes visible without scripts, or if they do not load
 * within six seconds.
 */
const frameStyle = `body{margin:0}.frame-map{position:fixed;inset:0;z-index:-1;background:${land(false)}}.frame-map::before{content:'';position:absolute;top:12px;left:12px;right:12px;max-width:22.625rem;height:48px;border-radius:12px;background:light-dark(#fff,#221e2b);box-shadow:0 1px 2px light-dark(rgb(31 27 41/.1),rgb(0 0 0/.5)),0 6px 20px light-dark(rgb(31 27 41/.14),rgb(0 0 0/.5))}.frame-map span{position:absolute;inset:0;display:grid;place-content:center;padding:24px;text-align:center;font:650 20px/1.15 'Figtree Variable',system-ui,sans-serif;color:light-dark(#5a5466,#bdb6ca)}
@media (prefers-color-scheme:dark){.frame-map{background:${land(true)}}}
.frame-map i{animation:bar-waits 0s 1s both}@keyframes bar-waits{from{display:none}}.frame-map i::after{content:'';position:absolute;inset:0 0 auto;height:3px;background:light-dark(#6f3bf5,#b59aff);transform-origin:0 0;animation:bar-grows 12s cubic-bezier(.1,.7,.2,1) both}@keyframes bar-grows{from{transform:scaleX(0)}to{transform:scaleX(.95)}}
.maplibregl-map{background:${land(false)}}@media (prefers-color-scheme:dark){.maplibregl-map{background:${land(true)}}}[data-map] .frame-map i,[data-map=drawn] .frame-map span{display:none}[data-map=drawn] .frame-map{background:none}.maplibregl-map{overflow:hidden}.maplibregl-canvas{position:absolute;top:0;left:0}
.facts{animation:facts-wait 0s 6s both}@keyframes facts-wait{from{display:none}}.frame-map span{animation:name-goes 0s 6s both}@keyframes name-goes{to{display:none}}
${earlySearchStyle}`;
const scriptlessStyle = '.facts{animation:none}.frame-map,.early-search{display:none}';

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** For the page's Content-Security-Policy. */
export const frameStyleHashes: string[] = [frameStyle, scriptlessStyle].map(hashOf);

export const frameHead = `<style>${frameStyle}</style>\n<noscript><style>${scriptlessStyle}</style></noscript>`;

/** The placeholder of a remote's pages; '' if the page background suffices. @param name of the guide */
export const frameOf = (remote: RemoteName | null, name: string): string =>
  remote === 'map' ? `<span class="frame-map" aria-hidden="true"><span>${escapeHtml(name)}</span><i></i></span>` : '';
