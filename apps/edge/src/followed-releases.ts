import type { FastifyInstance } from 'fastify';
import { readBucketConfig } from '@umkreis/media/bucket-config.ts';
import { openBucket } from '@umkreis/media/open-bucket.ts';
import { pullReleases } from '@umkreis/media/release-bucket.ts';

const LOOK_MS = 2000;

/**
 * Where releases lie in a bucket, the edge keeps a copy of them in its folder and looks for news every two seconds;
 * without the bucket it goes on with what it has. Does nothing where they lie in the folder itself.
 * @throws Error that names every faulty variable at once
 */
export async function followReleases(app: FastifyInstance, folder: string): Promise<void> {
  const config = readBucketConfig('RELEASES');
  if (config.STORE === 'disk') return;
  const store = await openBucket(config);
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let said = '';
  const look = async () => {
    try {
      await pullReleases({ store, folder });
      said = '';
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      if (words !== said) app.log.error({ err: error }, 'releases were not read from the bucket');
      said = words;
    }
    if (!isClosed) timer = setTimeout(() => void look(), LOOK_MS);
    timer?.unref();
  };
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
  });
  await look();
}
