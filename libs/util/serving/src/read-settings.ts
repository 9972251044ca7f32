import type { z } from 'zod';
import { StartError } from './start-error.ts';

/** A missing or wrong setting. */
export interface SettingError {
  name: string;
  /** A sentence with the name, and without the value: it may be secret */
  text: string;
}

/**
 * All errors of settings in environment variables; empty: there are none.
 * @param prefix of the names of the variables
 */
export function settingErrors(schema: z.ZodType, env: NodeJS.ProcessEnv, prefix = ''): SettingError[] {
  const { error } = schema.safeParse(env);
  return (error?.issues ?? []).map(({ path, message }) => {
    const name = prefix + path.join('.');
    const isMissing = env[String(path[0])] === undefined;
    const reason = message.replace(/^Invalid input: /, '');
    return { name, text: `${name} ${isMissing ? 'is missing' : 'is not valid'}: ${reason}.` };
  });
}

/** An error that lists all wrong settings; its exit code is 78 (EX_CONFIG). */
export const wrongSettings = (errors: readonly SettingError[]): StartError =>
  new StartError(`Wrong settings:\n${errors.map(({ text }) => `  ${text}`).join('\n')}`, 78);

/**
 * Reads settings from environment variables.
 * @throws StartError that lists all invalid variables
 */
export function readSettings<Schema extends z.ZodObject>(schema: Schema, env: NodeJS.ProcessEnv): z.infer<Schema> {
  const errors = settingErrors(schema, env);
  if (errors.length > 0) throw wrongSettings(errors);
  return schema.parse(env);
}
