import { readFileSync } from 'node:fs';
import { wrongSettings, type SettingError } from './read-settings.ts';

const ofBucket = (prefix: string) => ['KEY_ID', 'SECRET', 'SESSION_TOKEN'].map((name) => `${prefix}_S3_${name}`);

/**
 * Settings whose value may be in a file, as container platforms provide secrets: `DATABASE_URL_FILE` names the file
 * with the value of `DATABASE_URL`.
 */
const secretSettings: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'CHAT_KEY',
  ...ofBucket('MEDIA'),
  ...ofBucket('RELEASES'),
];

/**
 * Reads the files of secret settings.
 * @returns `env` with their values in place of the names of the files, and all errors: a setting that is given twice,
 *   a file that is missing, unreadable or empty
 */
export function readSecretFiles(env: NodeJS.ProcessEnv): { env: NodeJS.ProcessEnv; errors: SettingError[] } {
  const result = { ...env };
  const errors: SettingError[] = [];
  for (const setting of secretSettings) {
    const name = `${setting}_FILE`;
    const file = env[name];
    if (!file) continue;
    delete result[name];
    const value = contentOf(file);
    if (env[setting]) errors.push({ name, text: `${name} is not valid: ${setting} is set, too.` });
    else if (value instanceof Error) errors.push({ name, text: `${name} is not valid: ${value.message}.` });
    else if (value === '') errors.push({ name, text: `${name} is not valid: the file is empty.` });
    else result[setting] = value;
  }
  return { env: result, errors };
}

/** Without the line break at the end that editors add. */
function contentOf(file: string): string | Error {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    return error as Error;
  }
}

/**
 * The environment with the values of secret files.
 * @throws StartError that lists all errors, see `readSecretFiles`
 */
export function withSecretFiles(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const read = readSecretFiles(env);
  if (read.errors.length > 0) throw wrongSettings(read.errors);
  return read.env;
}
