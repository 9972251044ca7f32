import { setPriority } from 'node:os';
import { attacks, type Target } from './attacks.ts';

// The attackers' machine is not the server's: it gets what this one leaves.
setPriority(19);
const { target, names } = JSON.parse(process.argv[2]!) as { target: Target; names: string[] };
for (const name of names) attacks[name]!(target);
process.once('disconnect', () => process.exit());
