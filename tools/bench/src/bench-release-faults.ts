import { releaseFaults } from '@umkreis/start/faults/release-faults.ts';

const PORT = 4580;
const ROUNDS = 5;

/** Injects faults into releases in a bucket; checks the results and measures how long recovery takes. */
export async function benchReleaseFaults(): Promise<void> {
  for (const { name, wrong, measured } of await releaseFaults({ port: PORT, rounds: ROUNDS })) {
    console.log(`${name}: ${wrong.length ? `not so: ${wrong.join('; ')}` : 'well'}, ${measured}`);
    if (wrong.length) process.exitCode = 1;
  }
}
