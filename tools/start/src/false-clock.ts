import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian-package.ts';

/**
 * Times at which guides are likely to fail, in the time zone of the tests' branches (Europe/Vaduz). All are in
 * the future: the browser uses the machine's clock for cookies, and would drop one that expired in the past.
 */
export const clocks = {
  /** A Sunday before dawn. */
  sunday: '2032-01-18T03:00:00+01:00',
  /** Two minutes before the change to summer time. */
  march: '2032-03-28T01:58:00+01:00',
  /** Two minutes before the change to standard time. */
  october: '2032-10-31T02:58:00+02:00',
  christmas: '2032-12-24T23:50:00+01:00',
  silvester: '2032-12-31T23:50:00+01:00',
  /** A leap day and a Sunday. */
  leap: '2032-02-29T12:00:00+01:00',
} as const;

export type ClockName = keyof typeof clocks;

export const isClockName = (name: string): name is ClockName => Object.hasOwn(clocks, name);

const folders = ['/usr/lib/x86_64-linux-gnu/faketime', '/usr/lib/aarch64-linux-gnu/faketime', '/usr/lib/faketime'];

/**
 * Environment variables that shift the clock of every process to this time; uses Debian's libfaketime. Pages
 * are shifted by E2E_CLOCK_SHIFT_MS instead (apps/e2e/src/support/test.ts): Chromium does not start under it.
 * @returns undefined if libfaketime is not available
 */
export function falseClockEnv(name: ClockName): Record<string, string> | undefined {
  const library = findLibrary() ?? (installDebianPackage('libfaketime') ? findLibrary() : undefined);
  if (!library) return undefined;
  const seconds = Math.round((Date.parse(clocks[name]) - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    // Timers, deadlines and animation frames run normally.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    E2E_CLOCK_SHIFT_MS: String(seconds * 1000),
  };
}

const findLibrary = () => folders.map((folder) => `${folder}/libfaketimeMT.so.1`).find((file) => existsSync(file));
