import { z } from 'zod';

/**
 * Messages between an embedded list and the embedding page by `postMessage`: version 1. More types and fields may
 * be added; receivers ignore what they do not know. A list only exchanges messages with the origin that its address
 * names as `host`.
 */
const EMBED_VERSION = 1;

const version = z.literal(EMBED_VERSION).describe('Version of the messages; other versions are ignored');
const height = z.number().min(0).max(1_000_000).describe('Height of all of its content, CSS px');

/** The list is rendered and accepts messages. */
const embedReady = z.object({
  umkreis: version,
  type: z.literal('ready'),
  title: z.string().describe('Title of the list in its language'),
  height,
});
/** The height of the content has changed. */
const embedHeight = z.object({ umkreis: version, type: z.literal('height'), height });
/** A visitor selected a place, which opens in a new tab, or in the frame if it must not open tabs. */
const embedSelect = z.object({
  umkreis: version,
  type: z.literal('select'),
  nanoId: z.string().describe('Public id of the place'),
  title: z.string().describe('Its title'),
  url: z.string().describe('Its address on the host of its guide, which is its canonical address'),
});
/** A visitor or the embedding page searched the list. */
const embedFiltered = z.object({
  umkreis: version,
  type: z.literal('filter'),
  words: z.string().describe("What is searched for; '' for all"),
  count: z.int().min(0).describe('How many places that leaves'),
});
/** Why a list is not displayed. */
const embedErrorReasons = ['unknown', 'unavailable', 'unreachable'] as const;
export type EmbedErrorReason = (typeof embedErrorReasons)[number];
/** The list is not displayed. `height` follows, and `ready` once the list is displayed after all. */
const embedError = z.object({
  umkreis: version,
  type: z.literal('error'),
  reason: z
    .enum(embedErrorReasons)
    .describe(
      'unknown: the guide has no such list; unavailable: the guide cannot load it now; unreachable: the guide does not respond, reported by the element only',
    ),
});
/** Messages from the list to the embedding page. */
export const embedNews = z.discriminatedUnion('type', [
  embedReady,
  embedHeight,
  embedSelect,
  embedFiltered,
  embedError,
]);
export type EmbedNews = z.infer<typeof embedNews>;

/** Changes the appearance immediately; omitted fields are unchanged, null restores the default. */
const embedStyleMessage = z.object({
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
const embedFilterMessage = z.object({
  umkreis: version,
  type: z.literal('filter'),
  words: z.string().max(200).describe("What is searched for; '' for all"),
});
/** Messages from the embedding page to the list. */
export const embedInputMessage = z.discriminatedUnion('type', [embedStyleMessage, embedFilterMessage]);
export type EmbedInputMessage = z.infer<typeof embedInputMessage>;
