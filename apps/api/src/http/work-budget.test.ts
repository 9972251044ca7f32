import { expect, test } from 'vitest';
import { ProblemError } from './problem-error.ts';
import { WorkBudget } from './work-budget.ts';

function takes(ms: number): string {
  for (const end = performance.now() + ms; performance.now() < end;);
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
