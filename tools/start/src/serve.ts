import path from 'node:path';
import { processes } from '@umkreis/serving/production/required-settings.ts';
import { workspace } from './services.ts';

const usage = `npm run serve -- <${processes.join(' | ')}> [--check [--connect]]
npm run serve -- jobs --migrate
Runs one process of the product in production. --check only names missing and wrong settings, with --connect
also what does not respond: data folder, database, buckets, keys of the issuer, APIs. --migrate only migrates the
database and writes the reference data. docs/settings.md names its settings.`;

const name = processes.find((one) => one === process.argv[2]);
if (name) await import(path.join(workspace, `apps/${name}/src/serve.ts`));
else {
  console.error(usage);
  process.exitCode = 64;
}
