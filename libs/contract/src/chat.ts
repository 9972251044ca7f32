import { z } from 'zod';
import { branchShortId, nanoId } from './ref.ts';

export const chatQuestion = z
  .strictObject({
    branchShortId: branchShortId.nullable().describe('Branch whose places are used; null: all active branches'),
    question: z.string().trim().min(1).max(300).describe('As asked by the visitor'),
    language: z.enum(['de', 'en']).describe('Language of the answer'),
    nanoIds: z.array(nanoId).max(20).describe('Places found on the device; the answer may cite them'),
  })
  .describe('Question to the chat assistant');
export type ChatQuestion = z.infer<typeof chatQuestion>;

export const chatPhrased = z
  .object({
    text: z.string().describe('The phrased answer: plain text without links'),
    nanoIds: z.array(nanoId).describe('Cited places in the order of their mention; never empty'),
  })
  .describe('Phrased answer');
export type ChatPhrased = z.infer<typeof chatPhrased>;
