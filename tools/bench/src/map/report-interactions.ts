import { quantile } from '../measure/load.ts';
import type { Asked, Interaction } from './interactions.ts';
import { judged, median, spread } from './spread.ts';

const MAIN_MS = 16;
const SMALL = 20_000;
/** Until a filter or a letter is painted, ms; where the API answers the second. */
const PAINT_MS = { small: 50, large: 100 };

/** Prints what filter and letters cost the product beyond the bare page, and the rest. */
export function reportInteractions(
  own: Asked & { others: readonly Interaction[] },
  bare: Asked,
  { size, bareName }: { size: number; bareName: string },
): void {
  const paintGoal = size > SMALL ? PAINT_MS.large : PAINT_MS.small;
  console.log(`  filter and letters, beside ${bareName}`);
  for (const kind of ['filter', 'letter'] as const) {
    const [ours, theirs] = [own[kind], bare[kind]];
    reportInteraction(ours);
    reportInteraction(theirs);
    const beyond = median(ours.mainMs) - median(theirs.mainMs);
    const untilRest = median(ours.restMs) - median(theirs.restMs);
    console.log(
      `    ${''.padEnd(24)} painted: ${judged(median(ours.paintMs), paintGoal, ' ms')}; main thread beyond: ${beyond.toFixed(0)} ms until painted, ${judged(beyond, MAIN_MS, ' ms')}; ${untilRest.toFixed(0)} ms until rest`,
    );
  }
  for (const one of own.others) reportInteraction(one);
}

function reportInteraction({ name, paintMs, mainMs, restMs }: Interaction): void {
  console.log(
    `    ${name.padEnd(24)} painted after ${spread(paintMs)} ms, p95 ${quantile(paintMs, 0.95).toFixed(0)}   main thread until then ${spread(mainMs)} ms, until rest ${spread(restMs)} ms`,
  );
}
