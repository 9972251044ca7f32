import { parseArgs } from 'node:util';
import { role } from '@umkreis/contract/dashboard.ts';
import type { Rights } from '@umkreis/db/staff-members.ts';
import { z } from 'zod';
import { StaffError } from './staff-error.ts';

const usage = `npm run staff -- list [<e-mail>] [--history]
npm run staff -- add <e-mail> --name "<name>" --role staff
npm run staff -- add <e-mail> --name "<name>" --role editor|viewer --branches 1,12
npm run staff -- rights <e-mail> --role staff|editor|viewer [--branches 1,12]
npm run staff -- unbind <e-mail>       the next verified login of the e-mail becomes theirs
npm run staff -- remove <e-mail>
Each change is kept with who made it: --by "<name>", else the user of this machine.`;

export type Command = { by: string | undefined } & (
  | { name: 'list'; email: string | undefined; history: boolean }
  | { name: 'add'; email: string; title: string; rights: Rights }
  | { name: 'rights'; email: string; rights: Rights }
  | { name: 'unbind' | 'remove'; email: string }
);

interface Options {
  name?: string;
  role?: string;
  branches?: string;
  by?: string;
  history?: boolean;
}
/** Options of each command besides --by. */
const taken: Record<Command['name'], readonly (keyof Options)[]> = {
  list: ['history'],
  add: ['name', 'role', 'branches'],
  rights: ['role', 'branches'],
  unbind: [],
  remove: [],
};

/** @throws StaffError with a message */
export function readCommand(args: readonly string[]): Command {
  const { positionals, values } = parsed(args);
  const [name, address, ...extra] = positionals;
  if (!isCommand(name)) throw new StaffError(name ? `There is no command ${name}.\n${usage}` : usage);
  if (extra.length > 0) throw new StaffError(`One e-mail at a time.\n${usage}`);
  const { by, ...given } = values;
  const unknown = (Object.keys(given) as (keyof Options)[]).find((option) => !taken[name].includes(option));
  if (unknown) throw new StaffError(`'${name}' takes no --${unknown}.\n${usage}`);
  if (name === 'list') return { name, by, email: address && emailOf(address), history: values.history ?? false };
  if (!address) throw new StaffError(`An e-mail address is required.\n${usage}`);
  const email = emailOf(address);
  if (name === 'unbind' || name === 'remove') return { name, by, email };
  if (name === 'rights') return { name, by, email, rights: rightsOf(values) };
  const title = values.name?.trim();
  if (!title || title.length > 200) throw new StaffError(`--name takes 1 to 200 characters.\n${usage}`);
  return { name, by, email, title, rights: rightsOf(values) };
}

const isCommand = (name: string | undefined): name is Command['name'] =>
  name !== undefined && Object.hasOwn(taken, name);

function parsed(args: readonly string[]): { positionals: string[]; values: Options } {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: text, role: text, branches: text, by: text, history: { type: 'boolean' } },
    });
  } catch (error) {
    throw new StaffError(`${(error as Error).message}\n${usage}`);
  }
}

function emailOf(text: string): string {
  const email = z.email().safeParse(text.trim().toLowerCase());
  if (!email.success) throw new StaffError(`${text} is no e-mail address.`);
  return email.data;
}

function rightsOf({ role: given, branches }: Options): Rights {
  const found = role.safeParse(given);
  if (!found.success) throw new StaffError(`--role takes ${role.options.join(', ')}.`);
  if (found.data === 'staff') {
    if (branches !== undefined) throw new StaffError('staff have all branches: omit --branches.');
    return { role: found.data, branch_ids: [] };
  }
  const numbers = (branches ?? '').split(',').map((one) => Number(one.trim() || Number.NaN));
  if (!numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 32))
    throw new StaffError(`--branches takes the numbers of the branches, 1 to 32, such as 1,12.`);
  return { role: found.data, branch_ids: [...new Set(numbers)].toSorted((a, b) => a - b) };
}
