import { featured, list } from '@umkreis/contract/search-shortcut.ts';
import { featuredCreate, featuredCreated } from '@umkreis/contract/item-write.ts';
import { z } from 'zod';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { editItem } from '../items/edit-item.ts';
import { findById } from '../items/item.repository.ts';
import { insertFeatured, loadFeatured, loadLists } from './lists.repository.ts';

const FRESH_MS = 3000;

export async function listsRoutes(app: TypedApp, { db, content, documents }: ApiContext): Promise<void> {
  const version = () => `${content.version}|${Math.floor(Date.now() / FRESH_MS)}`;
  app.get('/lists/', { config: { right: 'public' }, schema: { summary: 'Curated lists', tags: ['lists'], response: { 200: z.array(list) } } },
    async (request, reply) => sendDocument(request, reply, await documents.get('lists', version(), async () => (await loadLists(db)).filter(({ branchShortId }) => branchShortId === null || content.isActive(branchShortId)))));
  app.get('/featured/', { config: { right: 'public' }, schema: { summary: 'Featured items', tags: ['lists'], response: { 200: z.array(featured) } } },
    async (request, reply) => sendDocument(request, reply, await documents.get('featured', version(), async () => (await loadFeatured(db)).filter(({ branchShortId }) => content.isActive(branchShortId)))));

  app.post('/featured/', {
    config: { right: 'write' }, schema: { summary: 'Features an item on a day', tags: ['dashboard'], body: featuredCreate, response: { 201: featuredCreated } },
  }, async (request, reply) => {
    const { itemId, dateFeatured } = request.body;
    const person = personOf(request);
    const key = owned(person, await findById(db, itemId), 'Item');
    return reply.code(201).send(await editItem(db, key, { author: person.email, action: 'featured-create', tables: ['featured'] }, (trx) => insertFeatured(trx, key, dateFeatured)));
  });
}
