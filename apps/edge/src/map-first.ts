import type { RemoteName } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { earlySearchScript } from './early-search.ts';

/**
 * Whoever only looks has the shell this long after the map was made at the latest, ms; as long again as making it took,
 * where that is more.
 */
const FROM_MAP = 2000;
/** A line that has brought what the map is made of by then brings the shell's files beside the map's data, ms. */
const QUICK = 1500;
/** And this long after the start script, which waits for the map's library, ms. */
const FROM_SCRIPT = 6000;

/**
 * Runs the shell once the page's first map rests and is displayed: on a small machine both at once make each come
 * later. Whoever touches the page, a map that can't be made and one that takes long don't wait for it. It stands before
 * the style sheets, which scripts after them wait for, and the start script runs as soon as it is there. What only the
 * shell needs, its style sheets too, is a link of the kind `later`, which a browser doesn't know: on a slow line it is
 * fetched when the map is drawn, or the shell is called. Sheets are put on with the shell: they lay out the page anew.
 */
export const mapFirstScript = `(() => {
${earlySearchScript}
const fetchRest = () => {
for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'preload';
};
const dress = () => Promise.all(
Array.from(document.querySelectorAll('link[data-style]'), (link) => new Promise((there) => {
const sheet = document.createElement('link');
sheet.onload = sheet.onerror = there;
sheet.rel = 'stylesheet';
sheet.href = link.href;
link.after(sheet);
})),
);
const started = new Promise((go) => {
for (const type of ['load', 'error'])
document.addEventListener(type, ({ target }) => target.id === 'start' && go(type), true);
});
const wanted = new Promise((go) => {
new PerformanceObserver((list) => {
for (const { name } of list.getEntries()) {
if (name === 'umkreis:map-idle') requestAnimationFrame(() => setTimeout(go));
if (name === 'umkreis:no-map') go();
}
}).observe({ entryTypes: ['mark'] });
for (const touch of ['pointerdown', 'keydown', 'focusin', 'wheel']) addEventListener(touch, go, { once: true, capture: true });
started.then((how) => {
if (how === 'error') return go();
setTimeout(go, ${FROM_SCRIPT});
let made;
const page = document.documentElement;
const follow = () => {
const { map } = page.dataset;
const took = performance.now();
if (map && !made) {
made = setTimeout(go, Math.max(${FROM_MAP}, took));
if (${QUICK} > took) fetchRest();
}
if (map === 'drawn') fetchRest();
};
follow();
new MutationObserver(follow).observe(page, { attributeFilter: ['data-map'] });
});
});
Promise.all([started, wanted])
.then(fetchRest)
.then(dress)
.then(() => {
for (const { href } of document.querySelectorAll('link[data-shell]')) {
const script = document.createElement('script');
script.src = href;
script.async = false;
document.head.append(script);
}
});
})();`;

/** What an address may say of the look of the map. */
const looks = new Set(['style', 'season', 'level', 'time', 'lang']);

/** Who comes for the map wants to see it; who comes for a place, a topic or a search wants to read of it as well. */
export const isMapFirst = (remote: RemoteName | null, { pathname, searchParams }: URL): boolean =>
  remote === 'map' &&
  (pathname === routes.map.path || /^\/map\/(?:sommer|winter)$/.test(pathname)) &&
  [...searchParams.keys()].every((name) => looks.has(name));
