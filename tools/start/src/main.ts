import { parseArgs } from 'node:util';
import { clocks, isClockName } from './false-clock.ts';
import { explain, runProduct } from './product.ts';
import { runTests } from './test-run.ts';

const mode = process.argv[2];
try {
  if (mode === '--test') {
    const { positionals, values } = parseArgs({
      args: process.argv.slice(3),
      allowPositionals: true,
      options: { clock: { type: 'string' } },
    });
    const { clock } = values;
    if (clock !== undefined && !isClockName(clock))
      throw new Error(`--clock takes one of ${Object.keys(clocks).join(', ')}`);
    process.exitCode = (await runTests(positionals, clock)) ? 0 : 1;
  } else await runProduct({ dev: mode === '--dev' });
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
process.disconnect?.();
