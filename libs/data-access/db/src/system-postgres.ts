import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
export const OLDEST_POSTGRES = 15;

export interface SystemPostgres {
  /** Folder of the binaries. */
  bin: string;
  /** Major version. */
  version: number;
}

/** The installed PostgreSQL servers that the product can use, newest first. */
export function systemPostgres(): SystemPostgres[] {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((name) => path.join(DEBIAN, name, 'bin')) : [];
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return [...new Set([...debian, ...(configured ? [configured] : [])])]
    .flatMap((bin) => {
      const { stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
      const version = Number(/\b(\d+)\.\d+/.exec(stdout ?? '')?.[1] ?? 0);
      return version >= OLDEST_POSTGRES && existsSync(path.join(bin, 'initdb')) ? [{ bin, version }] : [];
    })
    .toSorted((a, b) => b.version - a.version);
}
