import type { RemoteName } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { earlySearchScript } from './early-search.ts';

/**
 * Deadline for loading the shell after the map was created, ms; extended to the time that creating the map
 * took.
 */
const FROM_MAP = 2000;
/**
 * If the map was created within this time, the connection is fast enough to load the shell's files in
 * parallel, ms.
 */
const QUICK = 1500;
/** Deadline for loading the shell after the start script, which waits for the map library, ms. */
const FROM_SCRIPT = 6000;

/**
 * Starts the shell once the first map is idle and painted, since starting both at once delays both on slow
 * devices. User input, a failed map and the deadlines start it earlier. The script precedes the style sheets,
 * which would block it. Files of the shell are links with the unknown `rel` value `later`, which browsers
 * ignore: they are preloaded once the map is drawn or the shell is requested. Style sheets are applied
 * together with the shell, since they cause a layout.
 */
export const mapFirstScript = `(() => {
${earlySearchScript}
const fetchRemaining = () => {
for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'preload';
};
const applyStyles = () => Promise.all(
Array.from(document.querySelectorAll('link[data-style]'), (link) => new Promise((done) => {
const sheet = document.createElement('link');
sheet.onload = sheet.onerror = done;
sheet.rel = 'stylesheet';
sheet.href = link.href;
link.after(sheet);
})),
);
const started = new Promise((go) => {
for (const type of ['load', 'error'])
document.addEventListener(type, ({ target }) => target.id === 'start' && go(type), true);
});
const requested = new Promise((go) => {
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
let shellTimer;
const page = document.documentElement;
const follow = () => {
const { map } = page.dataset;
const took = performance.now();
if (map && !shellTimer) {
shellTimer = setTimeout(go, Math.max(${FROM_MAP}, took));
if (${QUICK} > took) fetchRemaining();
}
if (map === 'drawn') fetchRemaining();
};
follow();
new MutationObserver(follow).observe(page, { attributeFilter: ['data-map'] });
});
});
Promise.all([started, requested])
.then(fetchRemaining)
.then(applyStyles)
.then(() => {
for (const { href } of document.querySelectorAll('link[data-shell]')) {
const script = document.createElement('script');
script.src = href;
script.async = false;
document.head.append(script);
}
});
})();`;

/** URL parameters that affect the map's appearance only. */
const appearanceParameters = new Set(['style', 'season', 'level', 'time', 'lang']);

/** Whether the URL only shows the map. A place, topic or search also needs the shell for its text. */
export const isMapFirst = (remote: RemoteName | null, { pathname, searchParams }: URL): boolean =>
  remote === 'map' &&
  (pathname === routes.map.path || /^\/map\/(?:sommer|winter)$/.test(pathname)) &&
  [...searchParams.keys()].every((name) => appearanceParameters.has(name));
