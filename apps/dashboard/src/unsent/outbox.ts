import { z } from 'zod';

const entrySchema = z.object({
  /** Of the field: what is typed on replaces what waits. */
  key: z.string(),
  /** E-mail of who wrote it: nobody else sends it. */
  author: z.string(),
  method: z.enum(['POST', 'PUT', 'DELETE']),
  url: z.string(),
  body: z.unknown().optional(),
  /** The field, the page it is on, and its address, for people. */
  label: z.string(),
  page: z.string(),
  path: z.string(),
  value: z.string(),
  /** Of what creates a part of a place: which, and the address of the place, to see whether it is there by now. */
  creates: z.object({ part: z.enum(['address', 'detail']), place: z.string() }).optional(),
  /** Why the server would not take it; it waits for a decision then. */
  refusal: z.string().optional(),
  /** Where somebody else wrote the same: the version that saving it all the same writes over. */
  currentVersion: z.number().optional(),
});
export type OutboxEntry = z.infer<typeof entrySchema>;

const STORE = 'umkreis-outbox';
const listeners = new Set<() => void>();
let held: readonly OutboxEntry[] = read();

function read(): readonly OutboxEntry[] {
  try {
    const stored = z.array(entrySchema).safeParse(JSON.parse(localStorage.getItem(STORE) ?? '[]'));
    return stored.success ? stored.data : [];
  } catch {
    return [];
  }
}

function hold(next: readonly OutboxEntry[]): void {
  held = next;
  try {
    localStorage.setItem(STORE, JSON.stringify(next));
  } catch {
    /* private mode or full: it waits as long as the page is open */
  }
  for (const listener of listeners) listener();
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== STORE) return;
  held = read();
  for (const listener of listeners) listener();
});

/** Edits that were made without a network, in their order, kept on this device until the server has them. */
export const outbox = {
  entries: (): readonly OutboxEntry[] => held,
  find: (key: string): OutboxEntry | undefined => held.find((entry) => entry.key === key),
  add: (entry: OutboxEntry): void => hold([...read().filter(({ key }) => key !== entry.key), entry]),
  remove: (key: string): void => hold(read().filter((entry) => entry.key !== key)),
  refuse: (key: string, refusal: string, currentVersion?: number): void =>
    hold(
      read().map((entry) =>
        entry.key === key ? { ...entry, refusal, ...(currentVersion !== undefined && { currentVersion }) } : entry,
      ),
    ),
  /** What was refused is sent again; where somebody else wrote the same, over what they wrote. */
  insist: (key: string): void =>
    hold(
      read().map((entry) => {
        if (entry.key !== key) return entry;
        const { refusal: _refusal, currentVersion, ...rest } = entry;
        return currentVersion === undefined
          ? rest
          : { ...rest, body: { ...(entry.body as object), version: currentVersion } };
      }),
    ),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
