import { loadEvent, writeEvent, type EventKey, type EventRow } from '@umkreis/calendars/event-rows.repository.ts';
import type { EditedEvent, EventPictureCreate, EventPictureUpdate } from '@umkreis/contract/event-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { freeFile } from '@umkreis/media-files/free-file.ts';
import { useFile } from '@umkreis/media-files/media-files.repository.ts';
import type { MediaStore } from '@umkreis/object-storage/media-store.ts';
import { assertUnchangedSince, editEvent } from '../events/edit-event.ts';
import { notFound } from '../http/problem-error.ts';
import type { Upload } from '../media-files/read-upload.ts';
import { withStoredPicture } from '../media-files/with-stored-picture.ts';

/** Stores a picture and shows it with the event; texts that are not sent remain. @throws ProblemError 404, 503 */
export async function setEventPicture(
  db: Db,
  store: MediaStore,
  key: EventKey,
  upload: Upload<EventPictureCreate>,
  author: string,
): Promise<EditedEvent> {
  const { event, freed } = await withStoredPicture(db, store, upload, async (hash) => {
    let [isStored, before]: [boolean, string | null] = [false, null];
    const edited = await editEvent(db, key, { author, action: 'picture-update' }, async (trx, row) => {
      isStored = await useFile(trx, hash);
      before = row.picture_hash;
      if (isStored) await writeEvent(trx, key, { picture_hash: hash, ...columnsOf(upload.fields) });
    });
    return isStored ? { event: edited, freed: before === hash ? null : before } : undefined;
  });
  if (freed !== null) await freeFile(db, store, freed);
  return event;
}

/** Writes the given texts. @throws ProblemError 404 without a picture, 409 if it was changed since `version` */
export async function updateEventPicture(
  db: Db,
  key: EventKey,
  { version, ...texts }: EventPictureUpdate,
  author: string,
): Promise<EditedEvent> {
  return editEvent(db, key, { author, action: 'picture-update' }, async (trx, row) => {
    const { picture } = await stored(trx, key);
    if (!picture) throw notFound('Picture of the event');
    const sent = (Object.keys(texts) as (keyof typeof texts)[])
      .filter((field) => texts[field] !== undefined && texts[field] !== picture[field])
      .map((field) => ({ field, yours: texts[field], theirs: picture[field] }));
    await assertUnchangedSince(trx, row, version, sent, () => 'picture');
    if (sent.length > 0) await writeEvent(trx, key, columnsOf(texts));
  });
}

/** Removes the picture; the file goes with its last use. @throws ProblemError 404 without a picture */
export async function removeEventPicture(
  db: Db,
  store: MediaStore,
  key: EventKey,
  author: string,
): Promise<EditedEvent> {
  let freed = '';
  const event = await editEvent(db, key, { author, action: 'picture-delete' }, async (trx, row) => {
    if (row.picture_hash === null) throw notFound('Picture of the event');
    freed = row.picture_hash;
    await writeEvent(trx, key, { picture_hash: null, picture_alt: '', picture_credit: '', picture_licence: '' });
  });
  await freeFile(db, store, freed);
  return event;
}

const stored = async (trx: Trx, key: EventKey) => (await loadEvent(trx, key))!;

const columnsOf = ({
  alt,
  credit,
  licence,
}: EventPictureCreate): Partial<Pick<EventRow, 'picture_alt' | 'picture_credit' | 'picture_licence'>> => ({
  ...(alt !== undefined && { picture_alt: alt }),
  ...(credit !== undefined && { picture_credit: credit }),
  ...(licence !== undefined && { picture_licence: licence }),
});
