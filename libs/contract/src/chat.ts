import { z } from 'zod';
import { branchShortId, nanoId } from './ref.ts';

export const chatQuestion = z
  .strictObject({
    branchShortId: branchShortId.nullable().describe('Branch whose places answer; null: all active branches'),
    question: z.string().trim().min(1).max(300).describe('As the visitor asked it'),
    language: z.enum(['de', 'en']).describe('Language of the answer'),
    nanoIds: z.array(nanoId).max(20).describe('Places that the device found; the answer may rest on them'),
  })
  .describe('Question to the chat assistant');
export type ChatQuestion = z.infer<typeof chatQuestion>;

export const chatPhrased = z
  .object({
    text: z.string().describe('The answer in words: plain text without links'),
    nanoIds: z.array(nanoId).describe('Places it rests on, in the order they are named; never empty'),
  })
  .describe('Phrased answer');
export type ChatPhrased = z.infer<typeof chatPhrased>;
