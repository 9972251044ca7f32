// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { surfaceError } from '@umkreis/contract/surface-error.ts';
import { errorsPath } from '@umkreis/contract/releases.ts';
import { reportFault } from './report-fault.ts';

const script = readFileSync(path.join(import.meta.dirname, '../../../../tools/build/src/report-faults.js'), 'utf8');
const reported: unknown[] = [];
// Each test simulates a new page: the listeners of the previous script are removed.
let listeners: [string, EventListener][] = [];
beforeEach(() => {
  for (const [name, listener] of listeners) removeEventListener(name, listener, true);
  listeners = [];
  reported.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    expect(url).toBe(errorsPath);
    reported.push(surfaceError.parse(JSON.parse(body)));
  });
  const listen = (name: string, listener: EventListener, capture?: boolean) => {
    listeners.push([name, listener]);
    window.addEventListener(name, listener, capture);
  };
  // oxlint-disable-next-line no-new-func -- as the page runs it
  new Function('addEventListener', script)(listen);
});

const thrown = (stack: string, message = 'x') => Object.assign(new Error(message), { stack });
const inMap = 'at f (https://a.example/releases/map/20261122-1-ab12/chunks/812.js:1:2)';

test('reports an uncaught error once, with its release only', () => {
  const error = thrown(inMap, 'Anna Muster, Vaduz');
  for (let n = 0; n < 3; n++) window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  expect(reported).toEqual([{ surface: 'map', version: '20261122-1-ab12', kind: 'script' }]);
});

test('reports a file that failed to load, and ignores errors outside of releases', () => {
  const file = document.createElement('script');
  document.body.append(file);
  Object.defineProperty(file, 'src', { value: 'https://a.example/releases/shell/v1/main.js' });
  file.dispatchEvent(new Event('error'));
  window.dispatchEvent(new ErrorEvent('error', { error: thrown('at g (chrome-extension://x/y.js:1:1)') }));
  expect(reported).toEqual([{ surface: 'shell', version: 'v1', kind: 'load' }]);
});

test('reports an error caught by a boundary for the remote that it replaces', () => {
  reportFault(thrown('Error: remote embed did not answer'), 'embed');
  reportFault(thrown(inMap), 'map');
  reportFault(thrown('no release'));
  expect(reported).toEqual([
    { surface: 'embed', kind: 'caught' },
    { surface: 'map', version: '20261122-1-ab12', kind: 'caught' },
  ]);
});

test('reports nothing while offline, and tolerates an older shell without reporter', () => {
  vi.stubGlobal('navigator', { onLine: false });
  reportFault(thrown(inMap), 'map');
  vi.unstubAllGlobals();
  expect(reported).toEqual([]);
  delete window.reportFault;
  expect(() => reportFault(thrown(inMap), 'map')).not.toThrow();
});
