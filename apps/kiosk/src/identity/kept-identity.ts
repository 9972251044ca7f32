import type { KioskIdentity } from '@umkreis/contract/kiosk.ts';

/** Entries of localStorage that a reset leaves. */
export const kioskPrefix = 'umkreis-kiosk:';

const identityEntry = (key: string) => `${kioskPrefix}${key}`;
const doneEntry = `${kioskPrefix}done`;

/** Who the kiosk was when the server told it last: it starts without a network too. */
export function keptIdentity(key: string | null): KioskIdentity | null {
  if (!key) return null;
  try {
    const kept = JSON.parse(localStorage.getItem(identityEntry(key)) ?? 'null') as Partial<KioskIdentity> | null;
    return kept && typeof kept.name === 'string' && Number.isInteger(kept.version) ? (kept as KioskIdentity) : null;
  } catch {
    return null;
  }
}

export function keepIdentity(key: string, identity: KioskIdentity): void {
  write(identityEntry(key), JSON.stringify(identity));
}

/** The command that was done last, so that none is done again after a reload. */
export function lastDone(): string | null {
  try {
    return localStorage.getItem(doneEntry);
  } catch {
    return null;
  }
}

export const keepDone = (commandId: string): void => write(doneEntry, commandId);

function write(entry: string, value: string): void {
  try {
    localStorage.setItem(entry, value);
  } catch {
    /* storage may be full or refused: the server tells it again */
  }
}
