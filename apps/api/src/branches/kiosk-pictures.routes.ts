import { KIOSK_PICTURE_BYTES, KIOSK_PICTURE_PX } from '@umkreis/contract/kiosk-report-limits.ts';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import { createMaster, createRendition } from '@umkreis/pictures/create-renditions.ts';
import { inspectPicture } from '@umkreis/pictures/inspect-picture.ts';
import { personOf } from '../auth/guard.ts';
import { assertBranch } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound, ProblemError } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { pictureProblem } from '../media-files/read-upload.ts';
import { loadPicture, picturedKiosk, storePicture } from './kiosk-reports.repository.ts';
import { loadKiosk } from './kiosks.repository.ts';

/** Pictures of the screens of kiosks: sent by a kiosk after a command, read by the editors of its branch. */
export async function kioskPicturesRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  const decoding = new WorkQueue({ atOnce: 1, maxQueued: 8 });

  app.handle('POST /kiosks/pictures/', async (request, reply) => {
    const { kioskKey, command, content, picture } = request.body;
    const kiosk = await runQueued(db, 'visitors', null, () => picturedKiosk(db, kioskKey, command));
    if (!kiosk) throw notFound('Command');
    const webp = await decoding
      .run(1, () => readScreen(Buffer.from(picture, 'base64')))
      .catch((error: unknown) => {
        throw pictureProblem(error);
      });
    return reply
      .code(201)
      .send(await runQueued(db, 'visitors', null, () => storePicture(db, kiosk.id, { content, picture: webp })));
  });

  app.handle('GET /kiosks/{id}/picture', async (request) => {
    const id = request.params.id.toLowerCase();
    const row = await loadKiosk(db, id);
    if (!row) throw notFound('Kiosk');
    assertBranch(personOf(request), row.branch_id);
    const picture = await loadPicture(db, id);
    if (!picture) throw notFound('Picture');
    return picture;
  });
}

/** A picture without metadata, of at most 640 px. @throws PictureError @throws ProblemError if it is too large */
async function readScreen(bytes: Buffer): Promise<Buffer> {
  const facts = await inspectPicture(bytes);
  if (bytes.length > KIOSK_PICTURE_BYTES || Math.max(facts.width, facts.height) > KIOSK_PICTURE_PX)
    throw new ProblemError(422, 'picture-pixels', 'The picture cannot be used', {
      errors: [{ field: '/picture', message: `has more than ${KIOSK_PICTURE_PX} pixels on a side, or 150 kB` }],
    });
  const master = await createMaster(bytes, facts);
  return (await createRendition(master.bytes, facts.width, 'webp')).bytes;
}
