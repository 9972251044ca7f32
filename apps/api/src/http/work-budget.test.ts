import { beforeEach, expect, test, vi } from 'vitest';
import { ProblemError } from './problem-error.ts';
import { WorkBudget } from './work-budget.ts';

// Fake time, as work takes longer on a busy machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

function takes(ms: number): string {
  vi.advanceTimersByTime(ms);
  return 'done';
}

test('limits a client that has spent its share, but not others', async () => {
  const budget = new WorkBudget(50, 60);
  for (let nr = 0; nr < 3; nr++) {
    await budget.assertLeft('a');
    expect(await budget.spend('a', () => takes(20))).toBe('done');
  }
  const rejection = await budget.assertLeft('a').catch((error: unknown) => error);
  expect(rejection).toBeInstanceOf(ProblemError);
  const { problem, headers } = rejection as ProblemError;
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
