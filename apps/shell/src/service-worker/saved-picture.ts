import { offlineCaches, savedPictureName } from '@umkreis/contract/offline.ts';
import { pictureOfPath } from '@umkreis/contract/picture-of-path.ts';

/** A picture of a downloaded map, whichever size is requested; undefined if it is not saved. */
export async function savedPicture(pathname: string): Promise<Response | undefined> {
  const picture = pictureOfPath(pathname);
  if (!picture || !(await caches.has(offlineCaches.savedPictures))) return undefined;
  return (await caches.open(offlineCaches.savedPictures)).match(savedPictureName(picture));
}
