import { expect, test } from 'vitest';
import { QueueFull, WorkQueue } from './work-queue.ts';

/** Work that ends on demand. */
function controlledWork() {
  let end!: () => void;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end };
}

test('runs what fits and queues the rest; runs the most expensive work alone; rejects work when the queue is full', async () => {
  const queue = new WorkQueue({ atOnce: 10, maxQueued: 2 });
  const started: string[] = [];
  const works = new Map(['a', 'b', 'huge', 'c'].map((name) => [name, controlledWork()]));
  const run = (name: string, cost: number) =>
    queue.run(cost, async () => {
      started.push(name);
      await works.get(name)!.done;
    });
  const all = [run('a', 6), run('b', 4), run('huge', 99), run('c', 1)];
  await expect(run('d', 1)).rejects.toBeInstanceOf(QueueFull);
  expect(started).toEqual(['a', 'b']);
  works.get('a')!.end();
  await all[0];
  expect(started).toEqual(['a', 'b']);
  works.get('b')!.end();
  await all[1];
  await expect.poll(() => started).toEqual(['a', 'b', 'huge']);
  works.get('huge')!.end();
  works.get('c')!.end();
  await Promise.all(all);
  expect(started).toEqual(['a', 'b', 'huge', 'c']);
});

test('frees the slot of work that fails', async () => {
  const queue = new WorkQueue({ atOnce: 1, maxQueued: 0 });
  await expect(queue.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(1, async () => 'next')).toBe('next');
});
