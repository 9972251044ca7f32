import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The semantic version in the package.json of a folder, which `nx release` writes, e.g. '1.2.0'. */
export const packageVersion = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
