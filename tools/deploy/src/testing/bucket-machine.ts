import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';
import { openReleaseStore } from '../open-release-store.ts';
import { release } from '../release.ts';
import type { ReleaseStore } from '../release-store.ts';

export interface Machine {
  /** Its releases folder. */
  folder: string;
  store: ReleaseStore;
  /** Releases a build with the text in each of its files. @returns the version */
  deploy(surface: Surface, text: string, options?: Parameters<typeof release>[3]): Promise<string>;
}

/**
 * A machine that deploys into a bucket, with its own releases folder.
 * @param env RELEASES_…
 * @param chunks additional files of each build
 */
export async function bucketMachine(
  folder: string,
  env: Record<string, string>,
  { chunks = 0 } = {},
): Promise<Machine> {
  const store = await openReleaseStore(folder, env);
  return {
    folder,
    store,
    async deploy(surface, text, options = {}) {
      await mkdir(folder, { recursive: true });
      const dist = await mkdtemp(`${folder}-dist-`);
      await mkdir(path.join(dist, 'static'));
      const more = Array.from({ length: chunks }, (_, n) => `static/chunk${n}.js`);
      for (const name of ['index.html', 'mf-manifest.json', 'static/main.js', ...more])
        await writeFile(path.join(dist, name), name === 'mf-manifest.json' ? `{"text":"${text}"}` : text);
      return (await release(surface, dist, folder, { quality: 0, store, ...options })).version;
    },
  };
}
