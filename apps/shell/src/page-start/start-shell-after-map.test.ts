// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { earlyFieldId } from '@umkreis/contract/page-frame/early-use.ts';
import { appRequestedEvent } from '@umkreis/contract/page-frame/app-request.ts';

/** Reports performance marks to the page's script. */
const mark = (name: string) => {
  for (const follow of followers) follow(name);
};
let followers: ((name: string) => void)[];
let announced: number;

beforeEach(async () => {
  followers = [];
  vi.resetModules();
  delete document.documentElement.dataset.map;
  document.head.innerHTML =
    '<link rel="later" as="script" data-shell href="/main.js"><link rel="later" as="script" href="/app.js"><link rel="later" as="script" href="/texts.js">';
  document.body.innerHTML = '<template id="start"></template>';
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(follow: (list: { getEntriesByName(name: string): object[] }) => void) {
        followers.push((set) => follow({ getEntriesByName: (name) => (name === set ? [{ name }] : []) }));
      }
      observe(): void {}
    },
  );
  announced = 0;
  addEventListener(appRequestedEvent, () => announced++, { once: true });
  const { startShellAfterMap } = await import('./start-shell-after-map.ts');
  startShellAfterMap();
});

const link = (selector: string) => document.querySelector<HTMLLinkElement>(selector)!;
const loaded = (selector: string) => link(selector).dispatchEvent(new Event('load'));
const requested = () => document.querySelectorAll('link[rel=preload]').length;
const filesAreLoaded = async () => {
  await vi.waitFor(() => {
    for (const file of document.querySelectorAll('link[rel=preload]')) file.dispatchEvent(new Event('load'));
    expect(requested()).toBe(3);
  }, 30_000);
  for (const file of document.querySelectorAll('link[rel=preload]')) file.dispatchEvent(new Event('load'));
};
const shell = () => document.querySelectorAll('script[src$="/main.js"]').length;
const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
/** @param ms time since navigation */
async function mapIsCreatedAfter(ms: number): Promise<void> {
  const now = vi.spyOn(performance, 'now').mockReturnValue(ms);
  loaded('#start');
  document.documentElement.dataset.map = 'made';
  await pause();
  now.mockRestore();
}

test('fetches the files and runs the shell when the map is idle', async () => {
  await mapIsCreatedAfter(400);
  mark('umkreis:places-drawn');
  await pause();
  expect([requested(), announced]).toEqual([0, 0]);
  mark('umkreis:map-idle');
  await filesAreLoaded();
  await expect.poll(() => [shell(), announced]).toEqual([1, 1]);
});

test('leaves a search to the page until the map is idle, except with Enter', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.id = earlyFieldId;
  await mapIsCreatedAfter(400);
  for (const key of ['B', 'ä']) field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  field.dispatchEvent(new Event('focusin', { bubbles: true }));
  await pause();
  expect(announced).toBe(0);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await expect.poll(() => announced).toBe(1);
});

test('fetches and runs the shell at once for a visitor who uses the page, after the start of the map', async () => {
  dispatchEvent(new Event('keydown'));
  await expect.poll(() => announced).toBe(1);
  expect(shell()).toBe(0);
  loaded('#start');
  await expect.poll(() => requested()).toBe(3);
  await filesAreLoaded();
  await expect.poll(() => shell()).toBe(1);
});

test('runs the shell if the map cannot be drawn', async () => {
  loaded('#start');
  mark('umkreis:no-map');
  await filesAreLoaded();
  await expect.poll(() => shell()).toBe(1);
});
