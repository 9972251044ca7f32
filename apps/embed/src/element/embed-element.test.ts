// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { EmbedNews } from '@umkreis/contract/embed-message.ts';
import { UmkreisEmbed } from './embed-element.ts';

type Appear = (isIntersecting: boolean) => void;
/** Reports the visibility of an observed element, which the browser does otherwise. */
const observed = new Map<Element, Appear>();

beforeAll(() => {
  (
    window as unknown as { happyDOM: { settings: { disableIframePageLoading: boolean } } }
  ).happyDOM.settings.disableIframePageLoading = true;
  customElements.define('umkreis-embed', UmkreisEmbed);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #appear: Appear;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#appear = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe(element: Element) {
        observed.set(element, this.#appear);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settled = () => Promise.resolve();
const frameOf = (element: Element) => element.shadowRoot!.querySelector('iframe')!;
const noticeOf = (element: Element) => element.shadowRoot!.querySelector('p');

async function show(attributes: string): Promise<UmkreisEmbed> {
  document.body.innerHTML = `<umkreis-embed ${attributes}></umkreis-embed>`;
  await settled();
  return document.querySelector<UmkreisEmbed>('umkreis-embed')!;
}

/** Frames load nothing in this environment, so they have no windows of their own. @returns the messages to the list */
function windowOf(element: Element): unknown[] {
  const received: unknown[] = [];
  const contentWindow = { postMessage: (message: unknown) => received.push(message) };
  Object.defineProperty(frameOf(element), 'contentWindow', { value: contentWindow, configurable: true });
  return received;
}

const report = (element: Element, data: EmbedNews, origin = new URL(frameOf(element).src).origin) =>
  dispatchEvent(new MessageEvent('message', { origin, source: frameOf(element).contentWindow, data }));

const ready = { umkreis: 1, type: 'ready', title: 'Essen', height: 420 } as const;

it('routes the messages of several lists to their own elements', async () => {
  document.body.innerHTML = `
    <umkreis-embed guide="https://a.example/embed/" shortcut="1"></umkreis-embed>
    <umkreis-embed guide="https://b.example:8443" list="2"></umkreis-embed>`;
  await settled();
  const [a, b] = [...document.querySelectorAll('umkreis-embed')] as [UmkreisEmbed, UmkreisEmbed];
  expect(frameOf(a).src).toMatch(/^https:\/\/a\.example\/embed\/search-shortcut\/1/);
  expect(frameOf(b).src).toMatch(/^https:\/\/b\.example:8443\/embed\/list\/2/);

  for (const one of [a, b]) windowOf(one);
  const heard: string[] = [];
  for (const [name, element] of Object.entries({ a, b })) element.addEventListener('height', () => heard.push(name));
  const height = { umkreis: 1, type: 'height', height: 321 } as const;
  report(a, height);
  report(a, height, 'https://b.example:8443');
  report(b, height, 'https://a.example');
  expect(heard).toEqual(['a']);
  expect(frameOf(a).style.height).toBe('321px');
});

it('leaves its display to the page, and survives without children', async () => {
  const element = await show('guide="https://a.example" shortcut="1"');
  expect(element.getAttribute('style')).toBeNull();
  const frame = frameOf(element);
  element.replaceChildren();
  element.innerHTML = '<p>of a framework</p>';
  expect(frameOf(element)).toBe(frame);
});

it.each([
  ['height="320px"', (frame: HTMLIFrameElement) => frame.style.height, '320px'],
  ['height=" 320 "', (frame: HTMLIFrameElement) => frame.style.height, '320px'],
  ['height="auto"', (frame: HTMLIFrameElement) => frame.style.height, '600px'],
  ['language="EN"', (frame: HTMLIFrameElement) => new URL(frame.src).searchParams.get('lang'), 'en'],
  ['language="de-CH"', (frame: HTMLIFrameElement) => new URL(frame.src).searchParams.get('lang'), 'de'],
  ['theme="Dark"', (frame: HTMLIFrameElement) => new URL(frame.src).searchParams.get('theme'), 'dark'],
  ['accent="#0A3"', (frame: HTMLIFrameElement) => new URL(frame.src).searchParams.get('accent'), '00aa33'],
  ['view="List-Map"', (frame: HTMLIFrameElement) => new URL(frame.src).pathname, '/embed/search-shortcut/list-map/1'],
  ['guide="town.guide.example/"', (frame: HTMLIFrameElement) => new URL(frame.src).host, 'town.guide.example'],
])('understands %s without a warning', async (attribute, read, expected) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const element = await show(
    `${attribute.startsWith('guide') ? '' : 'guide="https://a.example"'} shortcut="1" ${attribute}`,
  );
  expect(read(frameOf(element))).toBe(expected);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['height="50%"', /height="50%" is ignored: it takes px/],
  ['theme="purple"', /theme="purple" is ignored: it takes light or dark/],
  ['language="fr"', /language="fr" is ignored: it takes de or en/],
  ['accent="rot"', /accent="rot" is ignored: it takes #rrggbb/],
  ['view="grid"', /view="grid" is ignored/],
  ['rows="viele"', /rows="viele" is ignored: it takes 1 to 100/],
  ['center="Vaduz"', /center="Vaduz" is ignored: it takes latitude,longitude/],
  ['to="24.12.2026"', /to="24.12.2026" is ignored: it takes YYYY-MM-DD/],
  ['tag="2"', /tag="2" is ignored: a list has one topic, here shortcut/],
  ['guide="javascript:alert(1)"', /guide="javascript:alert\(1\)" is ignored/],
  ['guide="town"', /guide="town" is ignored/],
  ['guide="https://"', /guide="https:\/\/" is ignored/],
])('warns once of %s, and uses the default', async (attribute, message) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const element = await show(`shortcut="1" ${attribute}`);
  expect(frameOf(element).src).toMatch(/\/embed\/search-shortcut\/1$/);
  element.setAttribute('label', 'Essen');
  await settled();
  expect(warn.mock.calls.map(([text]) => text as string)).toEqual([expect.stringMatching(message)]);
});

it('warns of a missing topic, unless it is set right after the element was inserted', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const element = document.createElement('umkreis-embed');
  document.body.append(element);
  element.setAttribute('shortcut', '1');
  await settled();
  expect(warn).not.toHaveBeenCalled();
  element.removeAttribute('shortcut');
  await settled();
  expect(warn.mock.calls[0]![0]).toMatch(/one of shortcut, tag, category, list, place is missing/);
  expect(frameOf(element)).toBeNull();
});

it.each([
  ['list="1" view="tiles" rows="6" open-now', '/embed/list/tiles/1?rows=6&open-now=1'],
  ['tag="1" view="map" center="47.1, 9.5" zoom="13"', '/embed/tag/map/1?center=47.1%2C9.5&zoom=13'],
  ['shortcut="1" sort="Open"', '/embed/search-shortcut/1?sort=open'],
  ['place="abc"', '/embed/place/abc'],
  ['place="abc" view="list-map"', '/embed/place/list-map/abc'],
  ['place="abc" view="map" center="47.1,9.5"', '/embed/place/map/abc?center=47.1%2C9.5'],
  ['view="agenda" from="2026-12-01"', '/embed/guide/agenda?from=2026-12-01'],
  ['place="abc" view="agenda"', '/embed/place/agenda/abc'],
])('shows %s', async (attributes, address) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const element = await show(`guide="https://a.example" ${attributes}`);
  expect(frameOf(element).src).toContain(`https://a.example${address}`);
  expect(warn).not.toHaveBeenCalled();
  element.setAttribute('rows', '7');
  await settled();
  expect(new URL(frameOf(element).src).searchParams.get('rows')).toBe('7');
});

it('adds the schema.org data of its list to the head, and removes them with the attribute or the element', async () => {
  const fetched = vi.fn((address: string) => Promise.resolve(new Response(`{"of":"${address}"}`)));
  vi.stubGlobal('fetch', fetched);
  const dataOf = () =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent);
  const element = await show('guide="https://a.example" list="1" structured-data');
  await expect.poll(() => dataOf()).toEqual(['{"of":"https://a.example/embed/list/1"}']);
  expect(fetched).toHaveBeenCalledWith('https://a.example/embed/list/1', {
    headers: { Accept: 'application/ld+json' },
  });
  element.setAttribute('list', '2');
  await expect.poll(() => dataOf()).toEqual(['{"of":"https://a.example/embed/list/2"}']);
  element.removeAttribute('structured-data');
  await settled();
  expect(dataOf()).toEqual([]);
  element.setAttribute('structured-data', '');
  await expect.poll(() => dataOf()).toHaveLength(1);
  element.remove();
  expect(dataOf()).toEqual([]);
});

it('returns to the reported height when its own is removed', async () => {
  const element = await show('guide="https://a.example" shortcut="1" height="300"');
  windowOf(element);
  report(element, ready);
  expect(frameOf(element).style.height).toBe('300px');
  element.removeAttribute('height');
  await settled();
  expect(frameOf(element).style.height).toBe('420px');
});

it('loads its frame again only for other content', async () => {
  const element = await show('guide="https://a.example" shortcut="1" theme="dark"');
  const frame = frameOf(element);
  for (const [name, value] of [
    ['shortcut', '1'],
    ['shortcut', ' 1 '],
    ['guide', 'https://a.example/embed/'],
    ['theme', 'light'],
    ['accent', '#00aa55'],
    ['language', 'en'],
    ['height', '300'],
    ['label', 'Food'],
  ] as const) {
    element.setAttribute(name, value);
    await settled();
    expect(frameOf(element), name).toBe(frame);
  }
  const received = windowOf(element);
  report(element, ready);
  expect(received).toEqual([{ umkreis: 1, type: 'look', theme: 'light', accent: '#00aa55', language: 'en' }]);
  element.setAttribute('shortcut', '2');
  await settled();
  expect(frameOf(element)).not.toBe(frame);
});

it('filters once the list is ready, again after it was moved, and shows everything without words', async () => {
  const element = await show('guide="https://a.example" shortcut="1"');
  element.filter('pizza');
  const filters = () => windowOf(element);
  let received = filters();
  report(element, ready);
  expect(received).toContainEqual({ umkreis: 1, type: 'filter', words: 'pizza' });
  report(element, { umkreis: 1, type: 'filter', words: 'pizzeria', count: 3 });

  document.body.appendChild(document.createElement('div')).append(element);
  await settled();
  received = filters();
  report(element, ready);
  expect(received).toContainEqual({ umkreis: 1, type: 'filter', words: 'pizzeria' });

  element.filter();
  expect(received.at(-1)).toEqual({ umkreis: 1, type: 'filter', words: '' });
});

it('shows a notice with a link while the guide does not respond, retries with longer and longer delays, and recovers', async () => {
  const element = await show('guide="https://a.example" shortcut="1" language="en"');
  const errors: unknown[] = [];
  element.addEventListener('error', (event) => errors.push((event as unknown as CustomEvent<EmbedNews>).detail));
  vi.advanceTimersByTime(60_000);
  expect(noticeOf(element), 'time does not count before the element is visible').toBeNull();

  observed.get(element)!(true);
  vi.advanceTimersByTime(14_999);
  expect(noticeOf(element)).toBeNull();
  vi.advanceTimersByTime(1);
  expect(noticeOf(element)!.textContent).toContain('cannot be reached');
  expect(noticeOf(element)!.querySelector('a')!.href).toBe('https://a.example/embed/search-shortcut/1');
  expect(frameOf(element).inert).toBe(true);

  const delays: number[] = [];
  let last = frameOf(element);
  for (let waited = 0; delays.length < 7; waited += 5000) {
    if (frameOf(element) !== last) {
      delays.push(waited / 1000);
      last = frameOf(element);
      waited = 0;
    }
    vi.advanceTimersByTime(5000);
  }
  // Each attempt has 15 s in addition to the delay.
  expect(delays).toEqual([15, 45, 75, 135, 255, 315, 315]);
  expect(errors).toEqual([{ umkreis: 1, type: 'error', reason: 'unreachable' }]);

  windowOf(element);
  report(element, ready);
  expect([noticeOf(element), frameOf(element).inert, frameOf(element).style.height]).toEqual([null, false, '420px']);
  vi.advanceTimersByTime(600_000);
  expect([noticeOf(element), frameOf(element)]).toEqual([null, last]);
});

it('does not wait for a list without scripts, which reports nothing', async () => {
  const element = await show('guide="https://a.example" shortcut="1" sandbox=""');
  expect(observed.has(element)).toBe(false);
});

it.each(['list', 'list-map'])('is as high as the message that there is no such list, also as %s', async (view) => {
  const element = await show(`guide="https://a.example" shortcut="1" view="${view}"`);
  windowOf(element);
  const heard: unknown[] = [];
  element.addEventListener('error', (event) => heard.push((event as unknown as CustomEvent<EmbedNews>).detail));
  observed.get(element)!(true);
  report(element, { umkreis: 1, type: 'error', reason: 'unknown' });
  report(element, { umkreis: 1, type: 'height', height: 210 });
  expect(heard).toEqual([{ umkreis: 1, type: 'error', reason: 'unknown' }]);
  expect(frameOf(element).style.height).toBe('210px');
  vi.advanceTimersByTime(60_000);
  expect(noticeOf(element)).toBeNull();
});
