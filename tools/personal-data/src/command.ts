import { parseArgs } from 'node:util';
import { z } from 'zod';
import { UsageError } from './usage-error.ts';

export const usage = `npm run personal-data -- find <e-mail>      how much is stored under an address, by kind and branch
npm run personal-data -- export <e-mail>    all of it as JSON, on standard output
npm run personal-data -- erase <e-mail> [--dry-run]
                                            erases it; --dry-run only prints what would be erased
Contest entries and change requests. Each call is recorded in the audit log with the hash of the address and who made it:
--by "<name>", else the user of this machine. After a restore, erase again whoever was erased since the backup.`;

export type Command = { email: string; by: string | undefined } & (
  | { name: 'find' | 'export' }
  | { name: 'erase'; isDryRun: boolean }
);

const names = ['find', 'export', 'erase'] as const;

/** @returns 'help' if it is requested @throws UsageError with a message */
export function readCommand(args: readonly string[]): Command | 'help' {
  const { positionals, values } = parsed(args);
  if (values.help) return 'help';
  const [given, address, ...extra] = positionals;
  const name = names.find((one) => one === given);
  if (!name) throw new UsageError(given ? `There is no command ${given}.\n${usage}` : usage);
  if (!address) throw new UsageError(`Which e-mail address?\n${usage}`);
  if (extra.length > 0) throw new UsageError(`One e-mail address at a time.\n${usage}`);
  const email = z.email().max(320).safeParse(address.trim());
  if (!email.success) throw new UsageError(`${address} is no e-mail address.`);
  const isDryRun = values['dry-run'] ?? false;
  const common = { email: email.data, by: values.by };
  if (name === 'erase') return { ...common, name, isDryRun };
  if (isDryRun) throw new UsageError(`'${name}' takes no --dry-run.\n${usage}`);
  return { ...common, name };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { by: { type: 'string' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}
