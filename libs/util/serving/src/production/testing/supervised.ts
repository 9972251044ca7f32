import { supervise } from '../supervise.ts';

// Runs Node with the given arguments, supervised.
process.exitCode = await supervise({
  command: process.execPath,
  args: process.argv.slice(2),
  env: process.env,
  cwd: process.cwd(),
  log: (line) => console.error(line),
});
