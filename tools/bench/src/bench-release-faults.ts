import { releaseFaults } from '@umkreis/start/faults/release-faults.ts';

const PORT = 4580;
const ROUNDS = 5;

/** Faults around releases in a bucket: what has to be so, and how long it takes. */
export async function benchReleaseFaults(): Promise<void> {
  for (const { name, wrong, measured } of await releaseFaults({ port: PORT, rounds: ROUNDS })) {
    console.log(`${name}: ${wrong.length ? `not so: ${wrong.join('; ')}` : 'well'}, ${measured}`);
    if (wrong.length) process.exitCode = 1;
  }
}
