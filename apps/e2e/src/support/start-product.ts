import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseStates } from '@umkreis/deploy/release-state.ts';
import { dataDir, port, releasesDir } from './instance.ts';
import { storeStaffSession } from './log-in.ts';
import { startProduct } from './product.ts';

/**
 * Starts a new product with the demo region, as `npm start` does on a new machine: only the surfaces of the
 * current sources were released. These releases are stored for the following starts.
 */
export default async function start(): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  const releases = path.join(dataDir, 'releases');
  const areReleased = (await releaseStates(releasesDir)).every(
    ({ version, isWhole, isOlder }) => version && isWhole && !isOlder,
  );
  if (areReleased) await cp(path.join(releasesDir, 'releases'), releases, { recursive: true });
  const product = await startProduct(dataDir, port);
  product.process.unref();
  if (!areReleased) {
    await rm(releasesDir, { recursive: true, force: true });
    await cp(releases, path.join(releasesDir, 'releases'), { recursive: true });
  }
  await writeFile(path.join(dataDir, 'e2e.pid'), String(product.process.pid));
  await storeStaffSession();
}
