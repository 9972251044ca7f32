import { BRANCH } from './recurring-notes.ts';
import { byId } from './params.ts';
import { createdId } from '../item-write.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import {
  kioskCode,
  kioskCodeUse,
  kioskCommandCreate,
  kioskCreate,
  kioskHeartbeat,
  kioskPictureCreate,
  kioskResponse,
  kioskUpdate,
  openedKiosk,
  storedKiosk,
} from '../kiosk.ts';
import { LONGEST_PICTURE } from '../kiosk-report-limits.ts';
import { kioskPicture, kioskPictureContents } from '../kiosk-report.ts';
import { z } from 'zod';

/** Ten errors and two weeks of sessions */
const LARGEST_HEARTBEAT = 16_384;
const LARGEST_PICTURE_BODY = LONGEST_PICTURE + 1024;
/** The first bytes of a WebP */
const EXAMPLE_PICTURE = 'UklGRg==';
const SMALLEST_BODY = 256;
/** As listed for viewers, who may not run a screen. */
const listedKiosk = storedKiosk.extend({
  kioskKey: z.string().describe('Secret of the start address; empty for viewers'),
});

export const kiosksEndpoints = {
  'POST /kiosks/heartbeats/': endpoint({
    summary: "Records a kiosk's heartbeat and returns its identity and pending command",
    notes:
      "Requires the key of the kiosk's start address; about once a minute. A command is returned until the kiosk confirms it with `commandDone`. Contains nothing about visitors but the number of their sessions. 404 if the kiosk was deleted.",
    tag: 'kiosks',
    right: 'public',
    rate: 'heartbeat',
    limits: { bytes: LARGEST_HEARTBEAT },
    body: kioskHeartbeat,
    responses: { 201: kioskResponse },
    example: {
      body: {
        kioskKey: 'q3xK9aBVq3xK9aBVq3xK9w',
        release: '20261120-a1b2c3',
        dateOfData: '2026-11-20T16:40:00.000Z',
        screen: '1080x1920',
        commandDone: null,
        lastUse: '2026-11-20T16:35:00.000Z',
        errors: [],
        visits: [{ day: '2026-11-20', sessions: 42 }],
      },
    },
  }),
  'POST /kiosks/pictures/': endpoint({
    summary: "Stores a picture of a kiosk's screen",
    notes:
      'Requires the key of the start address and the last command of the kiosk, which is `picture` and at most an hour old; else 404. The picture is stored for 24 hours and replaces the previous one. Typed text is not visible in it.',
    tag: 'kiosks',
    right: 'public',
    rate: 'heartbeat',
    limits: { bytes: LARGEST_PICTURE_BODY },
    errors: [422],
    body: kioskPictureCreate,
    responses: { 201: kioskPicture },
    example: {
      body: { kioskKey: 'q3xK9aBVq3xK9aBVq3xK9w', command: exampleId, content: 'screen', picture: EXAMPLE_PICTURE },
    },
  }),
  'POST /kiosks/codes/': endpoint({
    summary: 'Opens a kiosk by its code',
    notes:
      'Returns the key of the start address of the kiosk with that code. A code is valid for 24 hours and works once. 404 if it is wrong, was used or has expired.',
    tag: 'kiosks',
    right: 'public',
    rate: 'kioskCode',
    limits: { bytes: SMALLEST_BODY },
    body: kioskCodeUse,
    responses: { 201: openedKiosk },
    example: { body: { code: 'K7QM-3XWP' } },
  }),
  'GET /kiosks/': endpoint({
    summary: "Kiosks of the person's branches",
    notes: "Of the person's branches, by name. For viewers `kioskKey` is empty. Codes are never listed.",
    tag: 'kiosks',
    right: 'read',
    responses: { 200: z.array(listedKiosk) },
  }),
  'POST /kiosks/': endpoint({
    summary: 'Makes a kiosk known',
    notes: `Returns the key of its start address. ${BRANCH}`,
    tag: 'kiosks',
    right: 'write',
    body: kioskCreate,
    responses: { 201: storedKiosk },
    example: {
      body: {
        branchShortId: 1,
        name: 'Anna Beck',
        position: [1, 1],
        heading: 270,
        level: 'EG',
        homeView: { center: [1, 1], zoom: 14.5, bearing: 0, pitch: 0 },
      },
    },
  }),
  'PUT /kiosks/{id}': endpoint({
    summary: 'Writes fields of a kiosk',
    notes: `Only the fields sent are written; the kiosk shows them with its next heartbeat. ${BRANCH}`,
    tag: 'kiosks',
    right: 'write',
    params: byId,
    body: kioskUpdate,
    responses: { 200: storedKiosk },
    example: {
      params: { id: exampleId },
      body: {
        id: exampleId,
        name: 'Anna Beck',
        position: [1, 1],
        heading: 270,
        level: 'EG',
        homeView: { center: [1, 1], zoom: 14.5, bearing: 0, pitch: 0 },
      },
    },
  }),
  'POST /kiosks/{id}/commands/': endpoint({
    summary: 'Asks a kiosk to start over, to reload its page or to send a picture of its screen',
    notes: `Replaces a command that the kiosk has not taken yet. ${BRANCH}`,
    tag: 'kiosks',
    right: 'write',
    params: byId,
    body: kioskCommandCreate,
    responses: { 201: storedKiosk },
    example: { params: { id: exampleId }, body: { deed: 'home' } },
  }),
  'POST /kiosks/{id}/codes/': endpoint({
    summary: 'Creates a code that opens a kiosk once',
    notes: `Valid for 24 hours; replaces the previous code of the kiosk. Only this response contains it. ${BRANCH}`,
    tag: 'kiosks',
    right: 'write',
    params: byId,
    responses: { 201: kioskCode },
    example: { params: { id: exampleId }, response: { code: 'K7QM3XWP', dateExpires: '2026-11-21T16:40:00.000Z' } },
  }),
  'GET /kiosks/{id}/picture': endpoint({
    summary: "Picture of a kiosk's screen",
    notes: `The last one of the last 24 hours; 404 without one. ${BRANCH}`,
    tag: 'kiosks',
    right: 'read',
    params: byId,
    responses: { 200: kioskPictureContents },
    example: {
      params: { id: exampleId },
      response: { dateTaken: '2026-11-21T16:40:00.000Z', content: 'screen', picture: EXAMPLE_PICTURE },
    },
  }),
  'DELETE /kiosks/{id}': endpoint({
    summary: 'Forgets a kiosk',
    notes: `Its key is worth nothing any more; the screen goes on as one without identity. ${BRANCH}`,
    tag: 'kiosks',
    right: 'write',
    params: byId,
    responses: { 200: createdId },
    example: { params: { id: exampleId } },
  }),
};
