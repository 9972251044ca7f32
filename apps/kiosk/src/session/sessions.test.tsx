// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { BrowserRouter } from '@umkreis/federation/router.ts';
import App from '../app.tsx';

const rendered = vi.hoisted(() => ({ maps: 0 }));
vi.mock('@umkreis/guide-core/session/guide-session.tsx', async () => {
  const { useEffect } = await import('react');
  return {
    GuideSession: () => {
      useEffect(() => {
        rendered.maps += 1;
      }, []);
      return <p>Karte</p>;
    },
  };
});
vi.mock('../identity/use-kiosk-identity.ts', () => ({ useKioskIdentity: () => ({ key: null, identity: null }) }));
vi.mock('../offline/use-night-watch.ts', () => ({ useNightWatch: () => undefined }));
vi.mock('../screensaver/screensaver.tsx', () => ({
  Screensaver: ({ onStart }: { onStart(): void }) => <button onClick={onStart}>Berühren zum Starten</button>,
}));

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
let page: HTMLElement;
let unmount: () => Promise<void>;
beforeEach(() => {
  vi.useFakeTimers();
  rendered.maps = 0;
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await unmount();
  page.remove();
  vi.useRealTimers();
});

const setLanguage = vi.fn();
async function start(screenSaverEnabled: boolean) {
  history.replaceState(null, '', '/map?iskiosk=');
  const kiosk = { idleSeconds: 30, screenSaverEnabled, resetOnEveryMove: false, reach: null };
  const boot = { branch: { kiosk, centerItem: {} }, main: {}, env: 'development' };
  const props = { boot, language: 'de', setLanguage, track: () => undefined } as unknown as RemoteProps;
  const root = createRoot(page);
  unmount = () => act(async () => root.unmount());
  await act(async () =>
    root.render(
      <BrowserRouter>
        <App {...props} />
      </BrowserRouter>,
    ),
  );
}
const wait = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
const touchScreen = () => act(async () => void window.dispatchEvent(new Event('pointerdown')));
/** Simulates a visitor who opens a place and leaves data on the device. */
const visit = () =>
  act(async () => {
    history.pushState(null, '', '/map/place/abcdefgh?iskiosk=&q=inn');
    window.dispatchEvent(new PopStateEvent('popstate'));
    localStorage.setItem('umkreis-request:left', 'by somebody');
  });
const warning = () => page.querySelector('[role=alertdialog]');
const screensaver = () =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Berühren zum Starten');
const left = () => [location.pathname, new URLSearchParams(location.search).get('q'), localStorage.length];

test('shows a warning, resets the map, and shows a screensaver that handles the first touch', async () => {
  await start(true);
  await visit();
  await wait(21);
  expect([Boolean(warning()), Boolean(screensaver())]).toEqual([true, false]);
  await wait(10);
  expect([Boolean(warning()), Boolean(screensaver())]).toEqual([false, true]);
  expect([left(), rendered.maps]).toEqual([['/map', null, 0], 2]);

  await touchScreen();
  expect(screensaver(), 'it is not taken away under the finger').toBeDefined();
  await act(async () => screensaver()!.click());
  expect(screensaver()).toBeUndefined();
  await wait(31);
  expect([Boolean(screensaver()), rendered.maps]).toEqual([true, 3]);
});

test('resets the map after each session without a screensaver, and starts the next session by a touch', async () => {
  await start(false);
  for (const maps of [2, 3]) {
    await touchScreen();
    await visit();
    await wait(21);
    expect(Boolean(warning())).toBe(true);
    await wait(10);
    expect([Boolean(warning()), screensaver()]).toEqual([false, undefined]);
    expect([left(), rendered.maps]).toEqual([['/map', null, 0], maps]);
    await wait(60);
    expect([Boolean(warning()), rendered.maps], 'nobody is there to be warned').toEqual([false, maps]);
  }
});

test.each(['button', 'h2', 'svg'])('preserves the open place if the user touches %s of the warning', async (part) => {
  await start(true);
  await visit();
  await wait(21);
  await act(async () => {
    warning()!
      .querySelector(part)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  expect(warning()).toBeNull();
  await wait(19);
  expect([left(), rendered.maps]).toEqual([['/map/place/abcdefgh', 'inn', 1], 1]);
});
