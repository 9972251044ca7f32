export interface OutboxEntry {
  /** Key of the field: newer input replaces the queued edit. */
  key: string;
  /** E-mail address of the author: the edit is only sent with that login. */
  author: string;
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
  /** Name of the field, title and URL of the page, for display. */
  label: string;
  page: string;
  path: string;
  value: string;
  /** If it creates a part of a place: the part and the URL of the place, to check whether it exists by now. */
  creates?: { part: 'address' | 'detail'; place: string };
  /** Why the server rejected it; the entry then needs a decision. */
  refusal?: string;
  /** After a conflict: the version that saving it anyway overwrites. */
  currentVersion?: number;
}

const STORE = 'umkreis-outbox';
const listeners = new Set<() => void>();
let entries: readonly OutboxEntry[] = read();

function read(): readonly OutboxEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(stored) && stored.every(isEntry) ? stored : [];
  } catch {
    return [];
  }
}

const texts = ['key', 'author', 'method', 'url', 'label', 'page', 'path', 'value'];

/** Another release may have stored other fields. */
const isEntry = (stored: unknown): stored is OutboxEntry =>
  typeof stored === 'object' &&
  stored !== null &&
  texts.every((name) => typeof (stored as Record<string, unknown>)[name] === 'string');

function save(next: readonly OutboxEntry[]): void {
  entries = next;
  try {
    localStorage.setItem(STORE, JSON.stringify(next));
  } catch {
    /* private mode or full: it waits as long as the page is open */
  }
  for (const listener of listeners) listener();
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== STORE) return;
  entries = read();
  for (const listener of listeners) listener();
});

/** Edits made without a network connection, in order, stored on this device until they are sent. */
export const outbox = {
  entries: (): readonly OutboxEntry[] => entries,
  find: (key: string): OutboxEntry | undefined => entries.find((entry) => entry.key === key),
  add: (entry: OutboxEntry): void => save([...read().filter(({ key }) => key !== entry.key), entry]),
  remove: (key: string): void => save(read().filter((entry) => entry.key !== key)),
  reject: (key: string, refusal: string, currentVersion?: number): void =>
    save(
      read().map((entry) =>
        entry.key === key ? { ...entry, refusal, ...(currentVersion !== undefined && { currentVersion }) } : entry,
      ),
    ),
  /** Sends a rejected edit again, overwriting a conflicting change. */
  insist: (key: string): void =>
    save(
      read().map((entry) => {
        if (entry.key !== key) return entry;
        const { refusal: _refusal, currentVersion, ...remaining } = entry;
        return currentVersion === undefined
          ? remaining
          : { ...remaining, body: { ...(entry.body as object), version: currentVersion } };
      }),
    ),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
