import type { KioskIdentity } from '@umkreis/contract/kiosk.ts';
import { kioskPrefix } from '../storage/kiosk-prefix.ts';

const identityEntry = (key: string) => `${kioskPrefix}${key}`;
const doneEntry = `${kioskPrefix}done`;

/** The last identity received from the server, so that the kiosk can start offline. */
export function storedIdentity(key: string | null): KioskIdentity | null {
  if (!key) return null;
  try {
    const stored = JSON.parse(localStorage.getItem(identityEntry(key)) ?? 'null') as Partial<KioskIdentity> | null;
    return stored && typeof stored.name === 'string' && Number.isInteger(stored.version)
      ? (stored as KioskIdentity)
      : null;
  } catch {
    return null;
  }
}

export function storeIdentity(key: string, identity: KioskIdentity): void {
  write(identityEntry(key), JSON.stringify(identity));
}

/** The last command that was performed, so that it is not repeated after a reload. */
export function lastDone(): string | null {
  try {
    return localStorage.getItem(doneEntry);
  } catch {
    return null;
  }
}

export const storeDone = (commandId: string): void => write(doneEntry, commandId);

function write(entry: string, value: string): void {
  try {
    localStorage.setItem(entry, value);
  } catch {
    /* storage may be full or refused: the server tells it again */
  }
}
