import { LONGEST_KIOSK_ERROR, MOST_KIOSK_ERRORS } from '@umkreis/contract/kiosk-report-limits.ts';
import type { KioskError } from '@umkreis/contract/kiosk-report.ts';
import '@umkreis/federation/report-fault.ts';
import { kioskPrefix } from '../storage/kiosk-prefix.ts';
import { readStored, writeStored } from '../storage/stored-json.ts';

const WEEK_MS = 7 * 86_400_000;
/** An error in a loop would write to the storage without end. */
const MOST_COUNTED = 10_000;
const entry = `${kioskPrefix}errors`;
const isErrors = (value: unknown): value is KioskError[] => Array.isArray(value);

/** Errors of the page within a week, latest first; they survive a restart. */
export const storedErrors = (now: Date): KioskError[] => recent(readStored(entry, [], isErrors), now);

const recent = (errors: readonly KioskError[], now: Date) =>
  errors.filter(({ last }) => now.getTime() - Date.parse(last) < WEEK_MS);

/**
 * The message of an error without what a visitor can have typed or opened: quoted text, addresses, e-mail addresses and
 * long numbers are left out.
 */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const message = text
    .replaceAll(/\b(?:https?|blob|data):[^\s)]+/g, '…')
    .replaceAll(/"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`|(?<!\w)'[^']*'/g, '…')
    .replaceAll(/\S+@\S+|\d{5,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_KIOSK_ERROR)
    .toWellFormed();
  return message || 'Error';
}

/** Adds an error, or counts it again; the oldest are omitted. */
export function withError(errors: readonly KioskError[], message: string, now: Date): KioskError[] {
  const before = errors.find((one) => one.message === message);
  const count = Math.min(MOST_COUNTED, (before?.count ?? 0) + 1);
  const others = recent(errors, now).filter((one) => one !== before);
  return [{ message, last: now.toISOString(), count }, ...others].slice(0, MOST_KIOSK_ERRORS);
}

function note(error: unknown): void {
  const now = new Date();
  writeStored(entry, withError(storedErrors(now), messageOf(error), now));
}

/** Stores errors of the page, also those that an error boundary has caught, for the next heartbeat. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => note(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  const { reportFault } = window;
  window.reportFault = (error, surface) => {
    note(error);
    reportFault?.(error, surface);
  };
}
