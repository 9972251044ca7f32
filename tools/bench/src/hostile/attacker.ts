import { setPriority } from 'node:os';
import { attacks, type Target } from './attacks.ts';

// Lowest priority, as real attackers run on their own machine.
setPriority(19);
const { target, names } = JSON.parse(process.argv[2]!) as { target: Target; names: string[] };
for (const name of names) attacks[name]!(target);
process.once('disconnect', () => process.exit());
