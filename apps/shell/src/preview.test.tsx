// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { MapView } from '@umkreis/contract/preview.ts';
import { Preview } from './preview.tsx';
import { createSession, type Session } from '@umkreis/federation/session.ts';

vi.mock('./app.tsx', () => ({
  App: ({ session }: { session: Session }) => {
    news.onView = session.onView;
    return <p>{session.boot.branch?.title}</p>;
  },
}));
vi.mock('./remote/loading.tsx', () => ({ Loading: () => <p>lädt</p> }));
const recorded = vi.hoisted(() => ({ keys: [] as string[] }));
vi.mock('@umkreis/metrics/tracker.ts', () => ({
  createTracker: () => (action: { metric_key: string }) => void recorded.keys.push(action.metric_key),
}));
const news: { onView: Session['onView'] } = { onView: undefined };
const boot = { apiRoot: '/api', branch: null, product: { version: '1' } } as unknown as Boot;

const around = { location: { origin: location.origin }, postMessage: vi.fn() };
const frameBy = (parent: object) =>
  Object.defineProperty(window, 'parent', { value: parent, configurable: true, writable: true });
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  around.postMessage.mockClear();
  recorded.keys.length = 0;
  history.replaceState(null, '', '/map?preview');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  frameBy(window);
  vi.unstubAllGlobals();
});

test('is a preview only in a frame of the same origin, and records no metrics', () => {
  frameBy(window);
  expect(createSession(boot).isPreview).toBe(false);
  frameBy({
    get location(): never {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  expect(createSession(boot).isPreview).toBe(false);
  expect(recorded.keys).toEqual(['app_start', 'app_start']);
  recorded.keys.length = 0;
  frameBy(around);
  expect(createSession(boot).isPreview).toBe(true);
  expect(recorded.keys).toEqual([]);
});

test('renders the branch sent by the parent page, ignores other senders, and reports the map view', async () => {
  frameBy(around);
  await act(async () => root.render(<Preview session={createSession(boot)} />));
  expect(around.postMessage).toHaveBeenCalledWith({ umkreisPreview: 'ready' }, location.origin);
  const send = (title: string, origin: string, source: unknown) =>
    act(async () => {
      const event = new MessageEvent('message', {
        data: { umkreisPreview: 'show', branch: { title }, start: '1' },
        origin,
      });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  await send('Fremd', 'https://other.example', around);
  await send('Fremd', location.origin, {});
  expect(document.body.textContent).toBe('lädt');
  await send('Aubach neu', location.origin, around);
  expect(document.body.textContent).toBe('Aubach neu');
  const view: MapView = {
    center: [9.5, 47],
    zoom: 12,
    pitch: 0,
    bearing: 0,
    bounds: [
      [9, 46],
      [10, 48],
    ],
  };
  news.onView!(view);
  expect(around.postMessage).toHaveBeenLastCalledWith({ umkreisPreview: 'view', view }, location.origin);
});
