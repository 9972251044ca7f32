import { z } from 'zod';
import { bilingual, branchShortId, isoDate, nanoId, plainText, uuid } from './ref.ts';

/** GET /contests/: contests that have not ended. */
export const contest = z
  .object({
    id: uuid,
    nanoId,
    branchShortId: branchShortId.nullable().describe('Branch; null means everywhere'),
    itemId: uuid.nullable().describe('Place of the contest'),
    title: bilingual.describe('Title'),
    description: bilingual.describe('The question and the prizes'),
    conditionsUrl: z.string().nullable().describe('Conditions of participation'),
    dateBegin: isoDate.describe('From when visitors can take part'),
    dateEnd: isoDate.describe('Until when'),
  })
  .describe('Contest');
export type Contest = z.infer<typeof contest>;

/** POST /contest/participant/ */
export const contestParticipant = z
  .strictObject({
    contestId: uuid.describe('Contest'),
    name: plainText(120, 1).describe('Name'),
    email: z.email().max(200).describe('Where the winner is told'),
    answer: plainText(1000).default('').describe('Answer'),
    acceptsConditions: z.literal(true).describe('The conditions were accepted'),
  })
  .describe('Contest participant');
export type ContestParticipant = z.infer<typeof contestParticipant>;

/** Identical whether or not the address participated before, so that nobody learns who did. */
export const contestParticipation = z.object({ contestId: uuid.describe('Contest') }).describe('Taken part');

const texts = (max: number, min = 0) =>
  z.strictObject({ de: plainText(max, min).describe('German text'), en: plainText(max, min).describe('English text') });
const contestFields = {
  itemId: uuid.nullable().describe('Place of the contest; the branch must show it'),
  title: texts(200, 1).describe('Title'),
  description: texts(4000).describe('The question and the prizes'),
  conditionsUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable()
    .describe('Conditions of participation'),
  dateBegin: isoDate.describe('From when visitors can take part'),
  dateEnd: isoDate.describe('Until when; after the begin'),
};
/** POST /contests/ */
export const contestCreate = z
  .strictObject({
    branchShortId: branchShortId
      .nullable()
      .optional()
      .describe('Branch; null means everywhere, staff only; editors of a single branch may omit it'),
    ...contestFields,
    itemId: contestFields.itemId.default(null),
    description: contestFields.description.default({ de: '', en: '' }),
    conditionsUrl: contestFields.conditionsUrl.default(null),
  })
  .describe('New contest');
/** PUT /contests/{id}: writes only the given fields. */
export const contestUpdate = z
  .strictObject({ id: uuid.optional().describe('As in the path'), ...contestFields })
  .partial()
  .describe('Fields of a contest');
export type ContestCreate = z.infer<typeof contestCreate>;
export type ContestUpdate = z.infer<typeof contestUpdate>;

/** GET /contests/dashboard/: those of the person's branches, including ended ones. */
export const editedContest = contest
  .extend({
    participants: z.int().describe('Number of participants, including erased ones'),
    winners: z.int().describe('How many were drawn'),
    erased: z.int().describe('Number of participants whose name, address and answer are erased'),
  })
  .describe('Contest as an editor sees it');
export type EditedContest = z.infer<typeof editedContest>;

/** GET /contests/{id}/participants/; editors only, never public. */
export const contestEntry = z
  .object({
    id: uuid.describe('Participation'),
    contestId: uuid.describe('Contest'),
    name: z.string().describe('Name'),
    email: z.string().describe('Where the winner is told'),
    answer: z.string().describe('Answer; may be empty'),
    dateCreated: isoDate.describe('Taken part'),
    dateDrawn: isoDate.nullable().describe('Drawn as a winner; null when not'),
  })
  .describe('Participation in a contest');
export type ContestEntry = z.infer<typeof contestEntry>;

/** POST /contests/{id}/draws/ */
export const contestDraw = z
  .strictObject({
    winners: z.int().min(1).max(100).default(1).describe('How many to draw; those drawn before stay drawn'),
    drawnSoFar: z
      .int()
      .min(0)
      .optional()
      .describe(
        'Number of winners that the person saw; another number responds 409, so that nobody draws twice by accident',
      ),
  })
  .describe('Draw');

/** GET /contests/{id}/participants/ */
export const contestEntryQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).optional().describe('Page, from 1; if omitted, all'),
  pageSize: z.coerce.number().int().min(1).max(500).default(50).describe('Entries of a page'),
});

/** GET /contests/{id}/draws/ */
export const storedDraw = z
  .object({
    id: uuid.describe('Draw'),
    contestId: uuid.describe('Contest'),
    date: isoDate.describe('When it was drawn'),
    author: z.string().describe('Who drew'),
    candidates: z.int().describe('How many could be drawn'),
    candidatesHash: z.string().describe('SHA-256 of their ids in order, a line each'),
    seed: z.string().describe('Seed, hexadecimal; with the candidates it reproduces the winners'),
    winnerIds: z.array(uuid.describe('Participation')).describe('Who was drawn, in order'),
  })
  .describe('Record of a draw');
export type StoredDraw = z.infer<typeof storedDraw>;

/** DELETE /contests/{id}/participants/{participantId} */
export const deletedEntry = z.object({ id: uuid.describe('Participation') }).describe('What was deleted');
