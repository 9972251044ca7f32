import { z } from 'zod';

const entrySchema = z.object({
  /** Key of the field: newer input replaces the queued edit. */
  key: z.string(),
  /** E-mail address of the author: the edit is only sent with that login. */
  author: z.string(),
  method: z.enum(['POST', 'PUT', 'DELETE']),
  url: z.string(),
  body: z.unknown().optional(),
  /** Name of the field, title and URL of the page, for display. */
  label: z.string(),
  page: z.string(),
  path: z.string(),
  value: z.string(),
  /** If it creates a part of a place: the part and the URL of the place, to check whether it exists by now. */
  creates: z.object({ part: z.enum(['address', 'detail']), place: z.string() }).optional(),
  /** Why the server rejected it; the entry then needs a decision. */
  refusal: z.string().optional(),
  /** After a conflict: the version that saving it anyway overwrites. */
  currentVersion: z.number().optional(),
});
export type OutboxEntry = z.infer<typeof entrySchema>;

const STORE = 'umkreis-outbox';
const listeners = new Set<() => void>();
let entries: readonly OutboxEntry[] = read();

function read(): readonly OutboxEntry[] {
  try {
    const stored = z.array(entrySchema).safeParse(JSON.parse(localStorage.getItem(STORE) ?? '[]'));
    return stored.success ? stored.data : [];
  } catch {
    return [];
  }
}

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
