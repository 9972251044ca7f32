import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  expiresAt: number | null;
}

const WRITE_DELAY_MS = 200;

/** Stores sessions, grants and tokens in one file: enough for three people on one machine. */
export function fileAdapter(file: string): { factory: AdapterFactory; flush(): Promise<void> } {
  const entries = new Map<string, Entry>(load(file));
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const now = Date.now();
    for (const [key, entry] of entries) if (entry.expiresAt !== null && entry.expiresAt < now) entries.delete(key);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(`${file}.tmp`, JSON.stringify([...entries]), { mode: 0o600 });
    await rename(`${file}.tmp`, file);
  };
  const changed = () => {
    timer ??= setTimeout(() => void flush().catch(() => {}), WRITE_DELAY_MS);
  };
  const live = (key: string) => {
    const entry = entries.get(key);
    return entry && (entry.expiresAt === null || entry.expiresAt > Date.now()) ? entry : undefined;
  };
  const findBy = (model: string, field: 'uid' | 'userCode', value: string) =>
    [...entries].find(([key, entry]) => key.startsWith(`${model}:`) && entry.payload[field] === value && live(key))?.[1]
      .payload;

  const factory: AdapterFactory = (model): Adapter => ({
    async upsert(id, payload, expiresIn) {
      entries.set(`${model}:${id}`, { payload, expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : null });
      changed();
    },
    find: async (id) => live(`${model}:${id}`)?.payload,
    findByUid: async (uid) => findBy(model, 'uid', uid),
    findByUserCode: async (code) => findBy(model, 'userCode', code),
    async consume(id) {
      const entry = entries.get(`${model}:${id}`);
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
      changed();
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
      changed();
    },
    async revokeByGrantId(grantId) {
      for (const [key, entry] of entries) if (entry.payload.grantId === grantId) entries.delete(key);
      changed();
    },
  });
  return { factory, flush };
}

function load(file: string): [string, Entry][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as [string, Entry][];
  } catch {
    return [];
  }
}
