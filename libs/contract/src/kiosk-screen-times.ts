import { z } from 'zod';
import { plainText } from './ref.ts';

/** Characters of opening hours */
const LONGEST = 500;

/** When the screen of a kiosk is on; outside of it, a touch wakes it for one session. */
export const kioskScreenTimes = z
  .discriminatedUnion('by', [
    z
      .strictObject({ by: z.literal('house').describe('By its house') })
      .describe('While the house of the kiosk is open'),
    z
      .strictObject({
        by: z.literal('hours').describe('By hours of its own'),
        hours: plainText(LONGEST, 1).describe("Opening hours (OSM opening_hours) in the branch's time zone"),
      })
      .describe('At these times'),
  ])
  .describe('When the screen of a kiosk is on');
export type KioskScreenTimes = z.infer<typeof kioskScreenTimes>;
