import type { Db } from '@umkreis/db/database.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import type { Samples } from './sample.ts';
import { bakery } from './seed-guide.ts';
import { testPicture } from './test-picture.ts';
import { uploadForm } from './upload-form.ts';

const of = { owner_id: bakery.owner_id, item_id: bakery.id };
const medium = async (db: Db) => {
  const hash = uniqueId().replaceAll('-', '');
  await db
    .insertInto('media_files')
    .values({ hash, type: 'image/jpeg', bytes: 1, width: 20, height: 20, is_ready: true, is_complete: true })
    .execute();
  return (
    await db
      .insertInto('item_media')
      .values({ ...of, id: uniqueId(), file_hash: hash, kind: 1, video_url: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
};

/** Calls that write pictures of a place. */
export const mediaSamples: Samples = {
  'POST /items/media/': async () => ({
    form: await uploadForm({ itemId: bakery.id }, await testPicture({ width: 32, height: 32 })),
  }),
  'POST /items/media/reuse/': async (db) => ({ body: { mediumId: await medium(db), replaces: undefined } }),
  'PUT /items/media/{id}': async (db) => ({
    params: { id: await medium(db) },
    body: { dateUpdated: undefined, base: undefined },
  }),
  'DELETE /items/media/{id}': async (db) => ({ params: { id: await medium(db) } }),
};
