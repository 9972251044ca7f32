// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { showInDashboard } from '../testing/show-in-dashboard.tsx';
import { outbox } from '../outbox/outbox.ts';
import { useWrite, type Write } from './use-write.ts';

const entry = (value: string) => ({ key: 'place-1:tags', author: 'a@test.example', label: 'Tags', value });
const offline = () => {
  const error = new ApiError('/items/place-1', 0);
  error.call = { method: 'PUT', body: {} };
  return Promise.reject(error);
};

beforeEach(() => {
  localStorage.clear();
  for (const { key } of outbox.entries()) outbox.remove(key);
});

/** Shows a section of a screen. @returns its writes */
function section(): Write {
  const shown: { write?: Write } = {};
  function Section() {
    const write = useWrite();
    return <output ref={() => void (shown.write = write)} />;
  }
  showInDashboard('', <Section />);
  return shown.write!;
}

test('replaces an entry of the outbox that was queued before it', async () => {
  const { run } = section();
  expect(await run(offline, entry('A'))).toBe(false);
  expect(outbox.entries()).toMatchObject([{ value: 'A' }]);
  expect(await run(() => Promise.resolve(), entry('B'))).toBe(true);
  expect(outbox.entries()).toEqual([]);
});

test('keeps an entry that another screen queued while it was sent', async () => {
  const slow = Promise.withResolvers<void>();
  const work = vi.fn(() => slow.promise);
  const first = section().run(work, entry('A'));
  await expect.poll(() => work.mock.calls.length).toBe(1);
  await section().run(offline, entry('B'));
  slow.resolve();
  expect(await first).toBe(true);
  expect(outbox.entries()).toMatchObject([{ value: 'B' }]);
});
