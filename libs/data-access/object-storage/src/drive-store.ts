import { randomUUID } from 'node:crypto';
import type { DriverContract } from 'flydrive/types';
import type { MediaStore } from './media-store.ts';

const TEMPORARY = '.part-';

/**
 * A store based on a flydrive driver.
 * @param atomic whether files become visible only when they are complete, as in S3; otherwise a temporary file
 *   is renamed
 */
export function driveStore(driver: DriverContract, { atomic }: { atomic: boolean }): MediaStore {
  return {
    async put(name, bytes, type) {
      const options = {
        contentType: type,
        cacheControl: 'public, max-age=31536000, immutable',
        contentLength: bytes.length,
      };
      if (atomic) return driver.put(name, bytes, options);
      const part = `${TEMPORARY}${randomUUID()}`;
      try {
        await driver.put(part, bytes, options);
        await driver.move(part, name);
      } catch (error) {
        await driver.delete(part).catch(() => {});
        throw error;
      }
    },
    read: async (name) => Buffer.from(await driver.getBytes(name)),
    async open(name) {
      const about = await aboutOf(name);
      return (
        about && {
          stream: await driver.getStream(name),
          type: about.contentType ?? 'application/octet-stream',
          bytes: about.contentLength,
        }
      );
    },
    exists: (name) => driver.exists(name),
    delete: (name) => driver.delete(name),
    async *list() {
      let token: string | undefined;
      do {
        const page = await driver.listAll('', { ...(token && { paginationToken: token }) });
        for (const object of page.objects) if (object.isFile) yield object.key;
        token = page.paginationToken;
      } while (token);
    },
    bytesOf: async (name) => (await aboutOf(name))?.contentLength,
    dateOf: async (name) => (await aboutOf(name))?.lastModified,
  };

  async function aboutOf(name: string) {
    try {
      return await driver.getMetaData(name);
    } catch (error) {
      if (await driver.exists(name)) throw error;
      return undefined;
    }
  }
}
