import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseStates } from '@umkreis/deploy/release-state.ts';
import { dataDir, port, releasesDir } from './instance.ts';
import { startProduct } from './product.ts';

/**
 * A fresh product with the demo region, as `npm start` makes it on a fresh machine: nothing but the surfaces of the
 * sources of now was ever released there. They stay beside it for what starts next, as nobody's.
 */
export default async function start(): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  const releases = path.join(dataDir, 'releases');
  const areMade = (await releaseStates(releasesDir)).every(
    ({ version, isWhole, isOlder }) => version && isWhole && !isOlder,
  );
  if (areMade) await cp(path.join(releasesDir, 'releases'), releases, { recursive: true });
  const product = await startProduct(dataDir, port);
  product.process.unref();
  if (!areMade) {
    await rm(releasesDir, { recursive: true, force: true });
    await cp(releases, path.join(releasesDir, 'releases'), { recursive: true });
  }
  await writeFile(path.join(dataDir, 'e2e.pid'), String(product.process.pid));
}
