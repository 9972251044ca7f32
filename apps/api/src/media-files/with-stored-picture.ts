import type { Db } from '@umkreis/db/database.ts';
import type { MediaStore } from '@umkreis/object-storage/media-store.ts';
import type { PictureFacts } from '@umkreis/pictures/inspect-picture.ts';
import { ProblemError } from '../http/problem-error.ts';
import { storePicture } from './store-picture.ts';

const TRIES = 4;

/**
 * Stores a picture and runs a write that uses it.
 * @param use gets the file's hash; undefined if the file was freed since it was stored, as its last use ended in
 * between: then it is stored again
 * @throws ProblemError 503 if that happens repeatedly
 * @throws PictureError if the picture is damaged
 */
export async function withStoredPicture<T>(
  db: Db,
  store: MediaStore,
  { bytes, facts }: { bytes: Buffer; facts: PictureFacts },
  use: (hash: string) => Promise<T | undefined>,
): Promise<T> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const used = await use(await storePicture(db, store, bytes, facts));
    if (used !== undefined) return used;
  }
  throw new ProblemError(
    503,
    'unavailable',
    'The file is being removed',
    { detail: 'Try again in a few seconds.' },
    { 'Retry-After': '2' },
  );
}
