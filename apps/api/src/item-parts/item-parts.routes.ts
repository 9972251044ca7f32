import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { createPlaceOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import { invalidField, notFound } from '../http/problem-error.ts';
import { assertSameId } from '../http/same-id.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { editItem } from '../item-history/edit-item.ts';
import { toAddress } from '../items/item.mapper.ts';
import { findById } from '../items/item.repository.ts';
import { checkReview } from './check-review.ts';
import { reopenReview } from './reopen-review.ts';
import { findByAddress, insertAddress, writeAddress } from './item-addresses.repository.ts';
import { findByReview, insertReview } from './item-reviews.repository.ts';
import { deleteMention, findByMention, insertMention, writeMention } from './mentions.repository.ts';

/** Addresses, reviews and mentions of an item. */
export async function itemPartsRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  addAddresses(app, context);
  addReviews(app, context);
  addMentions(app, context);
}

function addAddresses(app: TypedApp, { db, content }: ApiContext): void {
  const placeOf = createPlaceOf(content);

  app.handle('POST /items/addresses/', async (request) => {
    const { itemId, lat, lon, ...fields } = request.body;
    const person = personOf(request);
    const address = await editItem(
      db,
      owned(person, await findById(db, itemId), 'Item'),
      { author: person.email, action: 'address-create', tables: ['item_addresses'] },
      (trx, { owner_id, id }) =>
        insertAddress(trx, { owner_id, id }, { lat, lon }, fields, placeOf(owner_id, { lat, lon }).countryCode),
    );
    return { ...toAddress(address), itemId };
  });

  app.handle('PUT /items/addresses/{id}', async (request) => {
    assertSameId(request);
    const person = personOf(request);
    const key = owned(person, await findByAddress(db, request.params.id), 'Address');
    const address = await editItem(
      db,
      key,
      { author: person.email, action: 'address-update', tables: ['item_addresses'] },
      (trx) => writeAddress(trx, key, request.params.id, request.body),
    );
    if (!address) throw notFound('Address');
    return { ...toAddress(address), itemId: key.id };
  });
}

function addReviews(app: TypedApp, { db }: ApiContext): void {
  app.handle('POST /items/reviews/', async (request, reply) => {
    const { itemId, dateDue, isCompleted, note } = request.body;
    const person = personOf(request);
    return reply
      .code(201)
      .send(
        await editItem(
          db,
          owned(person, await findById(db, itemId), 'Item'),
          { author: person.email, action: 'review-create', tables: ['item_reviews'] },
          (trx, { owner_id, id }) =>
            insertReview(trx, { owner_id, id }, { dateDue: new Date(dateDue), isCompleted, note }),
        ),
      );
  });

  app.handle('PUT /items/reviews/{reviewId}', async (request) => {
    const { reviewId } = request.params;
    assertSameId({ params: { id: reviewId }, body: request.body });
    const person = personOf(request);
    const key = owned(person, await findByReview(db, reviewId), 'Review');
    if (request.body.itemId && request.body.itemId.toLowerCase() !== key.id)
      throw invalidField('/itemId', 'the review belongs to another item');
    return checkReview(db, key, reviewId, request.body, person.email);
  });

  app.handle('POST /items/reviews/{reviewId}/reopen', async (request) => {
    const { reviewId } = request.params;
    const person = personOf(request);
    return reopenReview(db, owned(person, await findByReview(db, reviewId), 'Review'), reviewId, person.email);
  });
}

function addMentions(app: TypedApp, { db }: ApiContext): void {
  app.handle('POST /items/mentions/', async (request, reply) => {
    const { itemId, ...fields } = request.body;
    const person = personOf(request);
    return reply
      .code(201)
      .send(
        await editItem(
          db,
          owned(person, await findById(db, itemId), 'Item'),
          { author: person.email, action: 'mention-create', tables: ['mentions'] },
          (trx, { owner_id, id }) => insertMention(trx, { owner_id, id }, fields),
        ),
      );
  });

  app.handle('PUT /items/mentions/{mentionId}', async (request) => {
    const { mentionId } = request.params;
    assertSameId({ params: { id: mentionId }, body: request.body });
    const person = personOf(request);
    const key = owned(person, await findByMention(db, mentionId), 'Mention');
    const written = await editItem(
      db,
      key,
      { author: person.email, action: 'mention-update', tables: ['mentions'] },
      (trx) => writeMention(trx, key, mentionId, request.body),
    );
    if (!written) throw notFound('Mention');
    return written;
  });

  app.handle('DELETE /items/mentions/{mentionId}', async (request) => {
    const { mentionId } = request.params;
    const person = personOf(request);
    const key = owned(person, await findByMention(db, mentionId), 'Mention');
    await editItem(db, key, { author: person.email, action: 'mention-delete', tables: ['mentions'] }, async (trx) => {
      if (!(await deleteMention(trx, key, mentionId))) throw notFound('Mention');
    });
    return { id: mentionId };
  });
}
