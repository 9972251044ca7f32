import { isDay } from './list-in-url.ts';
import { emptyList, withEntries, type Entry, type MyList } from './listed-entries.ts';

const idForm = /^[0-9A-Za-z_-]{8}(?:\.[0-9a-f]{12})?$/;

/** Key of a branch's list in the device's storage. @param branchShortId undefined: the main site */
export const listKey = (branchShortId: number | undefined): string => `umkreis-my-list:${branchShortId ?? 'main'}`;

/** The list stored under a key; null: the storage is blocked */
export function readList(key: string): MyList | null {
  try {
    return parseList(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Stores a list. @returns false: the storage is full or blocked */
export function writeList(key: string, list: MyList): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}

/** Parses a stored list. Another release may have written it: whatever doesn't fit is left out. */
export function parseList(text: string | null): MyList {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return emptyList;
  }
  if (typeof stored !== 'object' || stored === null) return emptyList;
  const { entries, day, isByDistance } = stored as Partial<Record<keyof MyList, unknown>>;
  return withEntries(
    { entries: [], day: typeof day === 'string' && isDay(day) ? day : null, isByDistance: isByDistance === true },
    Array.isArray(entries) ? entries.filter(isEntry).map(({ id, title }) => ({ id, title })) : [],
  );
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title } = value as Partial<Record<keyof Entry, unknown>>;
  return typeof id === 'string' && idForm.test(id) && typeof title === 'string';
}
