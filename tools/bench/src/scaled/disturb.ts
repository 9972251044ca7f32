import { setTimeout as wait } from 'node:timers/promises';
import { lostWrites, writeOn, type Acknowledged, type Written } from '@umkreis/start/production/write-on.ts';
import type { ScaledSetup } from './scaled-setup.ts';
import { until } from './until.ts';

const BEFORE_MS = 3000;
/** New acknowledged writes after which the product counts as working again. */
const ENOUGH = 20;
const RECOVERY_MS = 90_000;

export interface Disturbance {
  written: Written;
  /** Acknowledged writes that are missing */
  lost: readonly string[];
  /** Longest time without an acknowledged write, ms */
  gapMs: number;
}

/** Writes through HAProxy, disturbs the set-up meanwhile, and waits until writes are accepted again. */
export async function disturb(
  { production, visitors }: ScaledSetup,
  disturbance: () => Promise<unknown>,
): Promise<Disturbance> {
  const writing = writeOn({ ...production, edges: [{ url: visitors }] });
  await wait(BEFORE_MS);
  await disturbance();
  const before = writing.acknowledged.length;
  const isBack = () => writing.acknowledged.length >= before + ENOUGH;
  const error = await until('writes are accepted again', RECOVERY_MS, isBack).catch((reason: Error) => reason);
  const written = await writing.stop();
  if (error) throw new Error(`${error.message}\n${written.failures.slice(-5).join('\n')}`);
  return { written, lost: await lostWrites(production, written), gapMs: longestGap(written.acknowledged) };
}

/** Longest time between two successive responses, ms. */
export function longestGap(acknowledged: readonly Pick<Acknowledged, 'at'>[]): number {
  const times = acknowledged.map(({ at }) => at).toSorted((a, b) => a - b);
  return Math.max(0, ...times.slice(1).map((at, index) => at - times[index]!));
}

/** A line about a disturbance. */
export const figuresOf = ({ written, lost, gapMs }: Disturbance): string =>
  `${written.acknowledged.length} writes acknowledged, ${lost.length} lost, ${written.rejected} rejected by a proper 503, ` +
  `${written.failures.length} failed otherwise, longest pause ${(gapMs / 1000).toFixed(1)} s`;
