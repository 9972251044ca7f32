import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Works in a private folder in TMPDIR, which is deleted at the end, also when a signal ends the process. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-drill-'));
  const endNow = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, endNow);
  try {
    return await work(folder);
  } finally {
    for (const signal of SIGNALS) process.off(signal, endNow);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
