import { beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from './problem-error.ts';
import { WorkBudget } from './work-budget.ts';

// On a busy machine work takes longer than it says.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

function takes(ms: number): string {
  vi.advanceTimersByTime(ms);
  return 'done';
}

test('who has spent its share waits, others don’t', async () => {
  const budget = new WorkBudget(50, 60);
  for (let nr = 0; nr < 3; nr++) {
    await budget.assertLeft('a');
    expect(await budget.spend('a', () => takes(20))).toBe('done');
  }
  const refused = await budget.assertLeft('a').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ProblemError);
  const { problem, headers } = refused as ProblemError;
  expect(problem.status).toBe(429);
  expect(Number(headers['Retry-After'])).toBeGreaterThan(50);
  await budget.assertLeft('b');
});

test('counts the time of work in another thread', async () => {
  const budget = new WorkBudget(50, 60);
  await budget.spend('c', async () => {
    await Promise.resolve();
    takes(60);
  });
  await expect(budget.assertLeft('c')).rejects.toThrow(ProblemError);
});
