import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir, port } from './instance.ts';
import { startProduct } from './product.ts';

/**
 * A fresh product with the demo region, as `npm start` makes it on a fresh machine: nothing was ever released there, so
 * that the surfaces are those of the sources of now.
 */
export default async function start(): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  const product = await startProduct(dataDir, port);
  product.process.unref();
  await writeFile(path.join(dataDir, 'e2e.pid'), String(product.process.pid));
}
