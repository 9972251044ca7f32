import { apiUrl } from '@umkreis/api-client/api-url.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import { offlineCaches, savedPictureName } from '@umkreis/contract/offline.ts';
import type { OfflinePictures } from '@umkreis/contract/offline-pictures.ts';
import { pictureOfPath } from '@umkreis/contract/picture-of-path.ts';
import { fetchOk } from './offline-map-error.ts';

type Where = Pick<Boot, 'apiRoot' | 'assetRoot'>;

/** Pictures that load at once; a browser opens no more connections to a host. */
const AT_ONCE = 6;

/** The pictures of a guide in the size in which they are saved. @throws OfflineMapError */
export async function picturesOf(context: Pick<Boot, 'apiRoot'>, branchShortId: number): Promise<OfflinePictures> {
  const address = apiUrl(context, 'GET /items/pictures/{branchShortId}', { path: { branchShortId } });
  return (await (await fetchOk(address)).json()) as OfflinePictures;
}

/**
 * Saves the pictures of a guide, except those that are already saved, and deletes those that it no longer has.
 * @param count called with the number of bytes of each picture, also of those that are already saved
 * @returns number of pictures
 */
export async function saveGuidePictures(
  { assetRoot, apiRoot }: Where,
  branchShortId: number,
  count: (bytes: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const { pictures } = await picturesOf({ apiRoot }, branchShortId);
  const cache = await caches.open(offlineCaches.savedPictures);
  const named = new Map(
    pictures.flatMap((one) => {
      const picture = pictureOfPath(one.url);
      return picture ? [[savedPictureName(picture), one] as const] : [];
    }),
  );
  const rest = [...named];
  const next = async () => {
    for (let one = rest.shift(); one; one = rest.shift()) {
      const [name, { url, bytes }] = one;
      if (!(await cache.match(name))) await cache.put(name, await fetchOk(assetRoot + url, { signal }));
      count(bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  for (const { url } of await cache.keys()) if (!named.has(new URL(url).pathname)) await cache.delete(url);
  return named.size;
}
