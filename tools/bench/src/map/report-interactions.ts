import { quantile } from '../measure/load.ts';
import type { InteractionReport, Interaction } from './interactions.ts';
import { judged, median, spread } from './spread.ts';

const MAIN_MS = 16;
const SMALL = 20_000;
/** Goal for painting a filter or a keystroke, ms; large: the API provides the results. */
const PAINT_MS = { small: 50, large: 100 };

/** Prints the cost of filter and keystrokes in the product beyond the bare page, and of the other actions. */
export function reportInteractions(
  own: InteractionReport & { others: readonly Interaction[] },
  bare: InteractionReport,
  { size, bareName }: { size: number; bareName: string },
): void {
  const paintGoal = size > SMALL ? PAINT_MS.large : PAINT_MS.small;
  console.log(`  filter and keystrokes, compared with ${bareName}`);
  for (const kind of ['filter', 'keystroke'] as const) {
    const [ours, theirs] = [own[kind], bare[kind]];
    reportInteraction(ours);
    reportInteraction(theirs);
    const beyond = median(ours.mainMs) - median(theirs.mainMs);
    const untilIdle = median(ours.idleMs) - median(theirs.idleMs);
    console.log(
      `    ${''.padEnd(24)} painted: ${judged(median(ours.paintMs), paintGoal, ' ms')}; main thread beyond: ${beyond.toFixed(0)} ms until painted, ${judged(beyond, MAIN_MS, ' ms')}; ${untilIdle.toFixed(0)} ms until idle`,
    );
  }
  for (const one of own.others) reportInteraction(one);
}

function reportInteraction({ name, paintMs, mainMs, idleMs }: Interaction): void {
  console.log(
    `    ${name.padEnd(24)} painted after ${spread(paintMs)} ms, p95 ${quantile(paintMs, 0.95).toFixed(0)}   main thread until then ${spread(mainMs)} ms, until idle ${spread(idleMs)} ms`,
  );
}
