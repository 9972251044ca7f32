import { z } from 'zod';
import { LONGEST_KIOSK_ERROR } from './kiosk-report-limits.ts';
import { isoDate, plainText } from './ref.ts';

const MOST = 1_000_000;

export const kioskError = z
  .strictObject({
    message: plainText(LONGEST_KIOSK_ERROR, 1).describe('Without quoted text and addresses'),
    last: isoDate.describe('When it last occurred'),
    count: z.int().min(1).max(MOST).describe('How often, within a week'),
  })
  .describe('Error of the page of a kiosk');
export type KioskError = z.infer<typeof kioskError>;

export const kioskVisits = z
  .strictObject({
    day: z.iso.date().describe("In the branch's time zone"),
    sessions: z.int().min(0).max(MOST).describe('Sessions that visitors started'),
  })
  .describe('Sessions of a day');
export type KioskVisits = z.infer<typeof kioskVisits>;

/** screen: everything visible. map: only the map, as the browser could not draw the interface. */
export const kioskPictureContent = z
  .enum(['screen', 'map'])
  .describe('screen: everything but what was typed; map: only the map');
export type KioskPictureContent = z.infer<typeof kioskPictureContent>;

export const kioskPicture = z
  .object({ dateTaken: isoDate.describe('Received'), content: kioskPictureContent })
  .describe('Picture of the screen of a kiosk');
export type KioskPicture = z.infer<typeof kioskPicture>;

/** GET /kiosks/{id}/picture */
export const kioskPictureContents = kioskPicture
  .extend({ picture: z.base64().describe('WebP of at most 640 px, base64') })
  .describe('Picture of the screen of a kiosk, with its content');
export type KioskPictureContents = z.infer<typeof kioskPictureContents>;
