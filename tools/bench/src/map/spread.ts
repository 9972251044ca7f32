import { quantile } from '../measure/load.ts';

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Median with minimum and maximum. @param digits decimal places */
export function spread(values: readonly number[], digits = 0): string {
  const [low, middle, high] = [Math.min(...values), median(values), Math.max(...values)].map((one) =>
    one.toFixed(digits),
  );
  return `${middle} (${low}–${high})`;
}

/** Whether a measurement meets its goal, as text. */
export const judged = (value: number, goal: number, unit = ''): string =>
  `goal ≤ ${goal}${unit}${value <= goal ? '' : ', MISSED'}`;
