import { setTimeout as wait } from 'node:timers/promises';
import type { Surface } from '@umkreis/contract/boot.ts';
import type { EdgeHealth } from '@umkreis/contract/surface-error.ts';
import { endCanary } from '@umkreis/deploy/end-canary.ts';
import { readHealthOfAll } from '@umkreis/deploy/status.ts';
import { passed, skipped, type Pipeline, type Step } from '../shared/step.ts';
import { canariesOf } from '../shared/planned.ts';

/** Often enough for a canary of minutes, ms */
const LONGEST_PAUSE_MS = 5000;

/**
 * Watches the errors of the canaries. If one fails more than the version of the other branches, the run stops; with
 * CANARY_ROLLBACK=on all canaries of the run are taken back as well.
 */
export const watchCanaries: Step = async (pipeline) => {
  const canaries = canariesOf(pipeline);
  if (canaries.length === 0) return skipped('There is no canary.');
  const ms = pipeline.settings.WATCH_MINUTES * 60_000;
  for (const end = Date.now() + ms; ;) {
    const health = await readHealthOfAll(pipeline.edgeUrls);
    if (health === null) throw new Error('No edge responds.');
    const bad = canaries.map(([surface, version]) => problemOf(health, surface, version)).find(Boolean);
    if (bad) throw new Error(`${bad} ${await consequence(pipeline)}`);
    if (Date.now() >= end) return passed(measured(pipeline, health));
    await wait(Math.min(LONGEST_PAUSE_MS, ms / 10, Math.max(end - Date.now(), 0)));
  }
};

function problemOf(health: EdgeHealth, surface: Surface, version: string): string | undefined {
  const seen = health.surfaces[surface];
  if (seen?.incomplete) return `An edge cannot get ${surface} ${version}.`;
  return seen?.canary?.version === version && seen.isCanaryWorse ? (seen.reason ?? `${surface} fails.`) : undefined;
}

async function consequence(pipeline: Pipeline): Promise<string> {
  const canaries = canariesOf(pipeline);
  if (pipeline.settings.CANARY_ROLLBACK === 'off')
    return `To take it back: ${canaries.map(([surface]) => `npm run deploy -- rollback ${surface}`).join('; ')}`;
  for (const [surface, version] of canaries) await endCanary(surface, pipeline.store, version);
  return `The canaries are taken back: ${canaries.map(([surface]) => surface).join(', ')}.`;
}

/** @throws Error if too few pages were sent to judge a canary */
function measured(pipeline: Pipeline, health: EdgeHealth): string {
  const least = pipeline.settings.WATCH_MIN_PAGES;
  const texts = canariesOf(pipeline).map(([surface, version]) => {
    const counted = health.surfaces[surface]?.canary;
    const { loads, faults } = counted?.version === version ? counted : { loads: 0, faults: 0 };
    if (loads < least)
      throw new Error(`${surface} ${version} was sent with ${loads} pages, of ${least}: too few to judge it.`);
    return loads === 0 ? `no page was sent with ${surface}` : `${surface} failed in ${faults} of ${loads} pages`;
  });
  return `${texts.join(', ')}.`;
}
