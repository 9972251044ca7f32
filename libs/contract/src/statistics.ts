import { z } from 'zod';
import { branchShortId, isoDate, lat, lon, nanoId, uuid } from './ref.ts';
import { visitSurfaces } from './visit-surfaces.ts';

const shortId = branchShortId.nullable().describe('Branch; null: the main site');
const visits = z.int().describe('Sessions in which it happened');

const surfaceOfVisit = z.enum(visitSurfaces);

/** Kinds of clicks that lead from a place to elsewhere. */
const clickKinds = ['phone', 'email', 'website', 'social', 'booking', 'menu', 'event', 'related', 'mention'] as const;
export type ClickKind = (typeof clickKinds)[number];

/** GET /metrics/figures/ */
export const statisticsQuery = z
  .strictObject({
    from: z.iso.date().describe('First day, by the clock of each branch'),
    to: z.iso.date().describe('Last day'),
    branch: z.coerce.number().pipe(branchShortId).optional().describe('Only this branch'),
  })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
    path: ['to'],
    error: 'not before from, and at most 366 days after it',
  });

export const statistics = z
  .object({
    keptSince: z.iso.date().describe('Earlier days are not counted here: raw metrics are gone'),
    sessions: z
      .array(
        z.object({
          day: z.iso.date().describe('Day, by the clock of the branch'),
          branchShortId: shortId,
          surface: surfaceOfVisit.describe('Where it took place'),
          sessions: z.int().describe('Sessions of the day'),
        }),
      )
      .describe('By day, branch and surface, earliest first'),
    places: z
      .array(
        z.object({
          itemId: uuid,
          nanoId,
          branchShortId,
          title: z.string().describe('Title today; may be empty'),
          categoryId: uuid.nullable().describe('First category'),
          visits,
        }),
      )
      .describe('Most seen places, at most 50'),
    searches: z
      .array(z.object({ text: z.string().describe('Words, in lower case'), branchShortId: shortId, visits }))
      .describe('Searches without results today, at most 50'),
    clicks: z
      .array(z.object({ kind: z.enum(clickKinds).describe('What was clicked'), visits }))
      .describe('Clicks that left the card, by kind'),
    kiosks: z
      .array(
        z.object({
          branchShortId: shortId,
          window: z.string().nullable().describe('Size of its window, px'),
          lastSeen: isoDate.describe('Last sign of life'),
          visits,
        }),
      )
      .describe('Kiosks of these days, the last seen first'),
  })
  .describe('What visitors did');
export type Statistics = z.infer<typeof statistics>;

/** GET /metrics/heat/ */
export const heat = z
  .array(z.object({ lat, lon, visits }))
  .describe('Positions of the places that visitors opened, at most 5,000, the most seen first');
export type Heat = z.infer<typeof heat>;
