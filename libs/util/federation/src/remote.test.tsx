// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { loadRemote, refreshRemotes } from './load-remote.ts';
import { Remote } from './remote.tsx';

vi.mock('./load-remote.ts', () => ({
  loadRemote: vi.fn<() => Promise<unknown>>(),
  loadedRemote: () => undefined,
  refreshRemotes: vi.fn<() => Promise<void>>(),
}));
vi.mock('./report-fault.ts', () => ({ reportFault: () => undefined }));
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Renders a remote that fails to load at first, while the edge is unreachable. */
async function open(isKiosk: boolean) {
  vi.mocked(loadRemote).mockReset().mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  vi.mocked(loadRemote).mockResolvedValue(() => <p>there</p>);
  vi.mocked(refreshRemotes).mockRejectedValue(new Error('no network'));
  const element = document.createElement('div');
  const root = createRoot(element);
  await act(async () =>
    root.render(<Remote name="kiosk" props={{ isKiosk } as RemoteProps} loading={null} fallback={() => <p>gone</p>} />),
  );
  return {
    text: () => element.textContent,
    wait: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000)),
    leave: () => act(async () => root.unmount()),
  };
}

test('retries a missing remote repeatedly on a kiosk', async () => {
  const { text, wait, leave } = await open(true);
  expect(text()).toBe('gone');
  await wait(16);
  expect(text()).toBe('gone');
  await wait(16);
  expect(text()).toBe('there');
  await leave();
});

test('waits for the button or the network on other pages', async () => {
  const { text, wait, leave } = await open(false);
  await wait(60);
  expect(text()).toBe('gone');
  await leave();
});
