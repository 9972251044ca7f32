import { z } from 'zod';
import { kioskCodePattern } from './kiosk-code.ts';
import { kioskKeyPattern } from './kiosk-key.ts';
import { LONGEST_PICTURE, MOST_KIOSK_DAYS, MOST_KIOSK_ERRORS } from './kiosk-report-limits.ts';
import { kioskError, kioskPicture, kioskPictureContent, kioskVisits } from './kiosk-report.ts';
import { kioskScreenTimes } from './kiosk-screen-times.ts';
import { kioskSign } from './kiosk-sign.ts';
import { branchShortId, isoDate, lngLat, nanoId, plainText, uuid } from './ref.ts';

const degrees = z.number().min(-360).max(360);
const kioskKey = z.string().regex(kioskKeyPattern).describe('Secret of the start address');
const homeView = z
  .strictObject({
    center: lngLat.describe('Middle of the map'),
    zoom: z.number().min(0).max(24).describe('Zoom'),
    bearing: degrees.describe('What is up, degrees clockwise from north'),
    pitch: z.number().min(0).max(85).describe('Tilt, degrees'),
  })
  .describe('What a kiosk shows first');
export type HomeView = z.infer<typeof homeView>;

const fields = {
  name: plainText(80, 1).describe('Position as displayed to visitors'),
  position: lngLat.nullable().describe('Position; null: not set yet'),
  heading: z
    .number()
    .min(0)
    .lt(360)
    .nullable()
    .describe('Viewing direction of a person in front of it, degrees from north'),
  level: plainText(20, 1).nullable().describe('Floor of the kiosk'),
  homeView: homeView.nullable().describe('What it shows first; null: what the branch shows'),
  scale: z
    .number()
    .min(0.5)
    .max(2)
    .nullable()
    .describe('Factor of text, controls, labels and symbols, in addition to that of the screen; null: 1'),
  house: nanoId.nullable().describe('Public id of the place that houses it, for its opening hours; null: none'),
  sign: kioskSign.nullable().describe('What it shows while nobody uses it; null: everything, without notices'),
  screenTimes: kioskScreenTimes.nullable().describe('When its screen is on; null: always'),
};
/** POST /kiosks/ */
export const kioskCreate = z
  .strictObject({
    branchShortId: branchShortId.optional().describe('Branch; editors of a single branch may omit it'),
    ...fields,
    position: fields.position.default(null),
    heading: fields.heading.default(null),
    level: fields.level.default(null),
    homeView: fields.homeView.default(null),
    scale: fields.scale.default(null),
    house: fields.house.default(null),
    sign: fields.sign.default(null),
    screenTimes: fields.screenTimes.default(null),
  })
  .describe('New kiosk');
/** PUT /kiosks/{id}: writes only the given fields. */
export const kioskUpdate = z
  .strictObject({ id: uuid.optional().describe('As in the path'), ...fields })
  .partial()
  .describe('Fields of a kiosk');
export type KioskCreate = z.infer<typeof kioskCreate>;
export type KioskUpdate = z.infer<typeof kioskUpdate>;

/** The configuration that a kiosk receives. */
const kioskIdentity = z
  .object({ branchShortId, ...fields, version: z.int().describe('Grows with every change of these') })
  .describe('Identity of a kiosk');
export type KioskIdentity = z.infer<typeof kioskIdentity>;

/** home: starts over as for the next visitor. reload: reloads its page. picture: sends a picture of its screen. */
const kioskAction = z
  .enum(['home', 'reload', 'picture'])
  .describe('home: starts over; reload: reloads its page; picture: sends a picture of its screen');
export type KioskAction = z.infer<typeof kioskAction>;

const running = {
  release: z
    .string()
    .regex(/^[\w.-]{1,80}$/)
    .describe('Release of the kiosk that runs'),
  dateOfData: isoDate.nullable().describe('When the places it shows were written; null: none yet'),
  screen: z
    .string()
    .regex(/^\d{1,5}x\d{1,5}$/)
    .describe('Width and height of its window, px'),
};
/** What older releases do not report. */
const reported = {
  lastUse: isoDate.nullable().default(null).describe('Last session of a visitor; null: none yet, or not reported'),
  errors: z.array(kioskError).max(MOST_KIOSK_ERRORS).default([]).describe('Errors of its page, latest first'),
};
/** POST /kiosks/heartbeats/: contains nothing about visitors but their number. */
export const kioskHeartbeat = z
  .strictObject({
    kioskKey,
    ...running,
    ...reported,
    visits: z.array(kioskVisits).max(MOST_KIOSK_DAYS).default([]).describe('Sessions of the last days'),
    commandDone: uuid.nullable().default(null).describe('Command that it does now, or did'),
  })
  .describe('Sign of life of a kiosk');
export type KioskHeartbeat = z.infer<typeof kioskHeartbeat>;

export const kioskResponse = z
  .object({
    identity: kioskIdentity,
    command: z
      .object({ id: uuid.describe('Command'), deed: kioskAction })
      .nullable()
      .describe('Pending command; null: none, or the kiosk has confirmed it'),
  })
  .describe('What a kiosk is told');
export type KioskResponse = z.infer<typeof kioskResponse>;

/** POST /kiosks/{id}/commands/ */
export const kioskCommandCreate = z.strictObject({ deed: kioskAction }).describe('What a kiosk is to do');

/** GET /kiosks/ */
export const storedKiosk = kioskIdentity
  .extend({
    id: uuid.describe('Kiosk'),
    kioskKey,
    dateCreated: isoDate.describe('Made'),
    lastContact: isoDate.nullable().describe('Last sign of life; null: none yet'),
    running: z
      .object({
        ...running,
        lastUse: isoDate.nullable().describe('Last session'),
        errors: z.array(kioskError).describe('Errors of its page, latest first'),
      })
      .nullable()
      .describe('As reported with its last heartbeat'),
    visits: z.array(kioskVisits).describe('Sessions of the last 14 days, latest first; days without any are omitted'),
    picture: kioskPicture.nullable().describe('Picture of its screen of the last 24 hours; null: none'),
    command: z
      .object({
        id: uuid.describe('Command'),
        deed: kioskAction,
        author: z.string().describe('E-mail of the person'),
        dateAsked: isoDate.describe('Asked'),
        dateDone: isoDate.nullable().describe('Taken by the kiosk; null: not yet'),
      })
      .nullable()
      .describe('Last command'),
  })
  .describe('Kiosk as an editor sees it');
export type StoredKiosk = z.infer<typeof storedKiosk>;

/** POST /kiosks/{id}/codes/ */
export const kioskCode = z
  .object({
    code: z.string().regex(kioskCodePattern).describe('Opens the start address of the kiosk once'),
    dateExpires: isoDate.describe('Until then'),
  })
  .describe('Code of a kiosk, shown only once');
export type KioskCode = z.infer<typeof kioskCode>;

/** POST /kiosks/codes/ */
export const kioskCodeUse = z
  .strictObject({ code: z.string().trim().max(20).describe('Eight letters and digits, spaces and hyphens allowed') })
  .describe('Code as it was typed');
export const openedKiosk = z
  .object({ branchShortId: branchShortId.describe('Branch of the kiosk'), kioskKey })
  .describe('Kiosk that the code opens');

/** POST /kiosks/pictures/ */
export const kioskPictureCreate = z
  .strictObject({
    kioskKey,
    command: uuid.describe('Command that asked for it, at most an hour ago'),
    content: kioskPictureContent,
    picture: z.base64().min(1).max(LONGEST_PICTURE).describe('JPEG, PNG, WebP or AVIF of at most 150 kB, base64'),
  })
  .describe('Picture of the screen of a kiosk');
