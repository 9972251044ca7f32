import { z } from 'zod';
import { bilingual, branchShortId, isoDate, nanoId, plainText, uuid } from './ref.ts';

/** GET /contests/: those that have not ended. */
export const contest = z.object({
  id: uuid,
  nanoId,
  branchShortId: branchShortId.nullable().describe('Branch; null means everywhere'),
  itemId: uuid.nullable().describe('Place of the contest'),
  title: bilingual.describe('Title'),
  description: bilingual.describe('What is asked and what can be won'),
  conditionsUrl: z.string().nullable().describe('Conditions of participation'),
  dateBegin: isoDate.describe('From when visitors can take part'),
  dateEnd: isoDate.describe('Until when'),
}).describe('Contest');
export type Contest = z.infer<typeof contest>;

/** POST /contest/participant/ */
export const contestParticipant = z.strictObject({
  contestId: uuid.describe('Contest'),
  name: plainText(120, 1).describe('Name'),
  email: z.email().max(200).describe('Where the winner is told'),
  answer: plainText(1000).default('').describe('Answer'),
  acceptsConditions: z.literal(true).describe('The conditions were accepted'),
}).describe('Contest participant');
export type ContestParticipant = z.infer<typeof contestParticipant>;

/** The same whether the address took part before or not: nobody learns who did. */
export const contestParticipation = z.object({ contestId: uuid }).describe('Taken part');
