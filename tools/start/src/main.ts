import { explain, runProduct } from './product.ts';
import { runTests } from './test-run.ts';

const mode = process.argv[2];
try {
  if (mode === '--test') process.exitCode = (await runTests(process.argv.slice(3))) ? 0 : 1;
  else await runProduct({ dev: mode === '--dev' });
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
process.disconnect?.();
