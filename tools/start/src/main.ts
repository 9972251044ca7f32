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
      options: { clock: { type: 'string' }, surfaces: { type: 'string' } },
    });
    const { clock, surfaces } = values;
    if (clock !== undefined && !isClockName(clock))
      throw new Error(`--clock takes one of ${Object.keys(clocks).join(', ')}`);
    process.exitCode = (await runTests(positionals, { clock, surfaces })) ? 0 : 1;
  } else {
    const { values } = parseArgs({ options: { dev: { type: 'boolean' }, release: { type: 'boolean' } } });
    const { dev = false, release = false } = values;
    if (dev && release) throw new Error('npm run dev shows the sources as they are: there is nothing to release.');
    await runProduct({ dev, release });
  }
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
process.disconnect?.();
