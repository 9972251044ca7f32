// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyFieldId, earlyListId, framePanelId } from '@umkreis/contract/page-frame/early-use.ts';
import { showEarlyResults } from './show-early-results.ts';

const list = (title: string, count: string, ...rows: string[]) =>
  `<header><h1>${title}</h1><p role="status">${count}</p></header><ul id="${earlyListId}">${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`;
const requests: URL[] = [];
let respond: (url: URL) => Response | Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  document.documentElement.lang = 'de';
  document.body.innerHTML = `<input id="${earlyFieldId}"><div id="${framePanelId}">${list('Karte', '2 Orte', 'Adler', 'Post')}</div>`;
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://guide.example');
    requests.push(url);
    return respond(url);
  });
  respond = (url) => new Response(list(`Suche: ${url.searchParams.get('q')}`, '1 Ort', 'Bäckerei'));
});
afterEach(async () => {
  // An empty field searches nothing, so that the next test begins as on a new page.
  await type('');
  vi.useRealTimers();
});
showEarlyResults();

async function type(words: string): Promise<void> {
  const field = document.querySelector('input')!;
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(10);
}
const pause = () => vi.advanceTimersByTimeAsync(300);
const shown = () =>
  ['h1', 'p', 'ul'].map((part) => document.querySelector(`#${framePanelId} ${part}`)!.textContent).join('|');

test('searches for the first letter at once, then when the visitor pauses, and shows the first places again', async () => {
  await type('B');
  await type('Bä');
  await type('Bäl');
  await pause();
  expect(requests.map(({ pathname, search }) => pathname + search)).toEqual([
    '/search-results?q=B&lang=de',
    '/search-results?q=B%C3%A4l&lang=de',
  ]);
  expect(shown()).toBe('Suche: Bäl|1 Ort|Bäckerei');
  expect(document.documentElement.hasAttribute('data-searched')).toBe(true);
  await type(' ');
  expect(shown()).toBe('Karte|2 Orte|AdlerPost');
  expect(document.documentElement.hasAttribute('data-searched')).toBe(false);
});

test('shows the first places for a text without results', async () => {
  await type('Bä');
  await pause();
  expect(shown()).toContain('Bäckerei');
  respond = () => new Response(list('Suche: Museen', '0 Orte'));
  await type('Museen');
  await pause();
  expect(shown()).toBe('Karte|2 Orte|AdlerPost');
});

test('keeps the list if the search fails', async () => {
  respond = () => new Response('{}', { status: 503 });
  await type('Bä');
  await pause();
  respond = () => Promise.reject(new TypeError('no network'));
  await type('Bäc');
  await pause();
  expect(requests.map(({ searchParams }) => searchParams.get('q'))).toEqual(['Bä', 'Bäc']);
  expect(shown()).toBe('Karte|2 Orte|AdlerPost');
});

test('does nothing once the app has replaced the list', async () => {
  document.getElementById(framePanelId)!.remove();
  await type('Bä');
  await pause();
  expect(requests).toEqual([]);
});
