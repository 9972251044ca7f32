import { findEvent } from '@umkreis/calendars/event-rows.repository.ts';
import { eventPictureCreate } from '@umkreis/contract/event-write.ts';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import type { PictureUploads } from '../media-files/picture-uploads.ts';
import { removeEventPicture, setEventPicture, updateEventPicture } from './write-event-picture.ts';

/** The picture of an event: uploaded, described, removed. */
export function addEventPictures(app: TypedApp, { db, media, renditions }: ApiContext, uploads: PictureUploads): void {
  app.handle(
    'POST /events/{id}/picture',
    async (request, reply) => {
      const person = personOf(request);
      const key = owned(person, await findEvent(db, request.params.id), 'Event');
      const event = await uploads.take(
        request,
        eventPictureCreate,
        async (upload) => () => setEventPicture(db, media, key, upload, person.email),
      );
      renditions.wake();
      return reply.code(201).send(event);
    },
    uploads.routeOptions,
  );

  app.handle('PUT /events/{id}/picture', async (request) => {
    const person = personOf(request);
    const key = owned(person, await findEvent(db, request.params.id), 'Event');
    return updateEventPicture(db, key, request.body, person.email);
  });

  app.handle('DELETE /events/{id}/picture', async (request) => {
    const person = personOf(request);
    const key = owned(person, await findEvent(db, request.params.id), 'Event');
    return removeEventPicture(db, media, key, person.email);
  });
}
