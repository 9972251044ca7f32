import { z } from 'zod';

/**
 * What an embedded list and the page around it say to each other by `postMessage`: version 1. Further types and fields
 * may come; what a side doesn't know it leaves aside. A list speaks only with the origin that its address names as
 * `host`, and hears no other.
 */
export const EMBED_VERSION = 1;

const version = z.literal(EMBED_VERSION).describe('Version of the messages; other versions are left aside');
const height = z.number().min(0).max(1_000_000).describe('Height of all of its content, CSS px');

/** The list stands: it hears from now on. */
export const embedReady = z.object({
  umkreis: version,
  type: z.literal('ready'),
  title: z.string().describe('Title of the list in its language'),
  height,
});
/** Its content is of another height than before. */
export const embedHeight = z.object({ umkreis: version, type: z.literal('height'), height });
/** A visitor chose a place, which opens in a new tab, or in place where the frame must not open any. */
export const embedSelect = z.object({
  umkreis: version,
  type: z.literal('select'),
  nanoId: z.string().describe('Public id of the place'),
  title: z.string().describe('Its title'),
  url: z.string().describe('Its address in the guide'),
});
/** A visitor or the page around searched the list. */
export const embedFiltered = z.object({
  umkreis: version,
  type: z.literal('filter'),
  words: z.string().describe("What is searched for; '' for all"),
  count: z.int().min(0).describe('How many places that leaves'),
});
/** From the list to the page around it. */
export const embedNews = z.discriminatedUnion('type', [embedReady, embedHeight, embedSelect, embedFiltered]);
export type EmbedNews = z.infer<typeof embedNews>;

/** Another look, at once; what is not named stays, null goes back to what it is without a wish. */
export const embedLookWish = z.object({
  umkreis: version,
  type: z.literal('look'),
  theme: z.enum(['light', 'dark']).nullish().describe('null follows the device'),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullish()
    .describe("null is the guide's colour"),
  language: z.enum(['de', 'en']).nullish().describe('null is German'),
});
/** Searches the list. */
export const embedFilterWish = z.object({
  umkreis: version,
  type: z.literal('filter'),
  words: z.string().max(200).describe("What is searched for; '' for all"),
});
/** From the page around it to the list. */
export const embedWish = z.discriminatedUnion('type', [embedLookWish, embedFilterWish]);
export type EmbedWish = z.infer<typeof embedWish>;
