import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArchiveQueue, type ArchiveJob } from './archive-queue.ts';

const job = (fileName: string): ArchiveJob => ({
  fileName,
  pages: [],
  names: { version: '1', categories: [], tags: [], icons: [] },
  at: new Date(0),
});

describe('ArchiveQueue', () => {
  const written: string[] = [];
  const errors: unknown[] = [];
  let finish: (() => void) | undefined;
  let queue: ArchiveQueue;
  beforeEach(() => {
    vi.useFakeTimers();
    written.length = 0;
    errors.length = 0;
    finish = undefined;
    queue = new ArchiveQueue({
      async write(shortId, { fileName }, isUrgent) {
        written.push(`${shortId}/${fileName}${isUrgent ? '!' : ''}`);
        if (fileName === 'bad') throw new Error('disk full');
        if (fileName === 'slow') await new Promise<void>((resolve) => (finish = resolve));
      },
      onError: (error) => void errors.push(error),
    });
  });
  afterEach(() => vi.useRealTimers());

  it('writes only the last of snapshots in quick succession, for each branch', async () => {
    for (const name of ['a', 'b', 'c']) {
      queue.later(1, job(name));
      await vi.advanceTimersByTimeAsync(1000);
    }
    queue.later(2, job('x'));
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(written).toEqual(['1/c', '2/x']);
  });

  it('writes one after 30 s even if snapshots keep coming', async () => {
    for (let nr = 1; nr <= 32; nr++) {
      queue.later(1, job(`${nr}`));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(written).toEqual(['1/30']);
  });

  it('writes one at a time, and replaces a waiting one by one that is needed at once', async () => {
    void queue.now(1, job('slow'));
    queue.later(2, job('waiting'));
    const done = queue.now(2, job('now'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(written).toEqual(['1/slow!']);
    finish!();
    await done;
    await vi.advanceTimersByTimeAsync(5000);
    expect(written).toEqual(['1/slow!', '2/now!']);
  });

  it('reports a failure and continues', async () => {
    queue.later(1, job('bad'));
    queue.later(2, job('good'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(written).toEqual(['1/bad', '2/good']);
    expect(errors).toMatchObject([{ message: 'disk full' }]);
  });

  it('drops what waits when it stops', async () => {
    queue.later(1, job('a'));
    await queue.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toEqual([]);
  });
});
