import { expect, test } from 'vitest';
import { oneAfterTheOther } from './one-after-the-other.ts';

test('rejects for the caller of failed work and still runs later work', async () => {
  const inSequence = oneAfterTheOther();
  const done: number[] = [];
  const first = inSequence(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    throw new Error('the disk is full');
  });
  const second = inSequence(async () => void done.push(2));
  await expect(first).rejects.toThrow('the disk is full');
  await second;
  await inSequence(async () => void done.push(3));
  expect(done).toEqual([2, 3]);
});
