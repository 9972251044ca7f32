import { MOST_OFFLINE_PICTURES, type OfflinePictures } from '@umkreis/contract/offline-pictures.ts';
import { mediaUrl, renditionName } from '@umkreis/object-storage/file-names.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import type { ApiContext } from '../context/context.ts';
import { assertActive } from '../content/assert-active.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { pictureFiles, type PictureFile } from './offline-pictures.repository.ts';

/** Wide enough for a phone, px. */
const WIDTH = 800;
/** Sizes that are read from the store at once. */
const AT_ONCE = 16;
const CACHE_BYTES = 8 * 1024 * 1024;
/** Approximate bytes of a cached size, and of a picture in a response. */
const SIZE_BYTES = 16;
const PICTURE_BYTES = 160;

/** The pictures that a device saves with a guide, and their size. */
export async function offlinePicturesRoutes(app: TypedApp, { db, content, media }: ApiContext): Promise<void> {
  // The content of a name never changes.
  const sizes = new ByteCache<{ bytes: number }>({ most: CACHE_BYTES, sizeOf: () => SIZE_BYTES });
  const lists = new ByteCache<OfflinePictures>({
    most: CACHE_BYTES,
    sizeOf: ({ pictures }) => PICTURE_BYTES * pictures.length,
  });

  app.handle('GET /items/pictures/{branchShortId}', async (request, reply) => {
    const branch = request.params.branchShortId;
    assertActive(content, branch);
    reply.header('Cache-Control', 'no-cache');
    return lists.get(`${branch}`, String(content.versionOf(branch)), () => list(branch));
  });

  async function list(branch: number): Promise<OfflinePictures> {
    const owners = (content.branches.get(branch)?.owners ?? []).filter((owner) => content.isActive(owner));
    const names = (await pictureFiles(db, owners, MOST_OFFLINE_PICTURES)).flatMap(nameOf);
    const pictures: OfflinePictures['pictures'] = [];
    for (let at = 0; at < names.length; at += AT_ONCE)
      pictures.push(
        ...(await Promise.all(
          names.slice(at, at + AT_ONCE).map(async (name) => {
            const { bytes } = await sizes.get(name, '', async () => ({ bytes: (await media.bytesOf(name)) ?? 0 }));
            return { url: mediaUrl(name), bytes };
          }),
        )),
      );
    const stored = pictures.filter(({ bytes }) => bytes > 0);
    return { bytes: stored.reduce((sum, { bytes }) => sum + bytes, 0), pictures: stored };
  }
}

/** The narrowest WebP that is wide enough, otherwise the widest. */
function nameOf({ hash, renditions }: PictureFile): string[] {
  const webp = renditions.filter(({ format }) => format === 'webp').toSorted((a, b) => a.width - b.width);
  const one = webp.find(({ width }) => width >= WIDTH) ?? webp.at(-1);
  return one ? [renditionName(hash, one)] : [];
}
