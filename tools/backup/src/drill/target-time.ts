import { BackupError } from '../backup-error.ts';

/** Reads a time with its zone. @throws BackupError for any other text */
export function timeOf(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime()) || !/\d:\d.*(Z|[+-]\d\d:?\d\d)$/.test(text))
    throw new BackupError(
      `--time needs a date, a time and a time zone: 2026-11-27T14:03:20Z or 2026-11-27T15:03:20+01:00, not '${text}'.`,
    );
  return time;
}

/** A time as pgBackRest expects it: `2026-11-27 14:03:20.000+00`. */
export const targetOf = (time: Date): string => time.toISOString().replace('T', ' ').replace('Z', '+00');
