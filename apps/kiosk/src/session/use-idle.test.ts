// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIdle, type Idle } from './use-idle.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Counts the resets of a kiosk, i.e. how often it becomes idle. */
async function start(isCovered: boolean) {
  const seen: Idle['phase'][] = [];
  const idles: Idle[] = [];
  function Probe() {
    const idle = useIdle(30, isCovered);
    idles.push(idle);
    if (seen.at(-1) !== idle.phase) seen.push(idle.phase);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Probe)));
  return {
    wait: (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1000)),
    touchScreen: () => act(async () => void window.dispatchEvent(new Event('pointerdown'))),
    moveMap: () => act(async () => idles.at(-1)!.touchMap()),
    phase: () => idles.at(-1)!.phase,
    resets: () => seen.filter((phase) => phase === 'idle').length,
    leave: () => act(async () => root.unmount()),
  };
}

test('resets after every session without a screensaver, not just after the first', async () => {
  const kiosk = await start(false);
  for (const visit of [1, 2, 3]) {
    await kiosk.touchScreen();
    expect(kiosk.phase()).toBe('active');
    await kiosk.wait(31);
    expect(kiosk.resets()).toBe(visit);
    await kiosk.moveMap();
    expect(kiosk.phase(), 'the map that starts over moves by itself').toBe('idle');
  }
  await kiosk.leave();
});

test('ignores touches on an element that covers the map', async () => {
  const kiosk = await start(true);
  await kiosk.wait(31);
  await kiosk.touchScreen();
  expect(kiosk.phase()).toBe('idle');
  await kiosk.leave();
});
