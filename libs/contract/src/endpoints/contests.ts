import { BRANCH } from './recurring-notes.ts';
import { byId } from './params.ts';
import {
  contest,
  contestCreate,
  contestDraw,
  contestEntry,
  contestEntryQuery,
  contestParticipant,
  contestParticipation,
  contestUpdate,
  deletedEntry,
  editedContest,
  storedDraw,
} from '../contest.ts';
import { createdId } from '../item-write.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { uuid } from '../ref.ts';
import { z } from 'zod';

const LARGEST_BODY = 16 * 1024;

export const contestsEndpoints = {
  'GET /contests/dashboard/': endpoint({
    summary: "Contests of the person's branches, ended ones too",
    notes: 'With the number of entries and of winners.',
    tag: 'contests',
    right: 'read',
    responses: { 200: z.array(editedContest) },
  }),
  'POST /contests/': endpoint({
    summary: 'Creates a contest',
    notes: BRANCH,
    tag: 'contests',
    right: 'write',
    body: contestCreate,
    responses: { 201: editedContest },
    example: {
      body: {
        branchShortId: 1,
        itemId: exampleId,
        title: { de: 'Bäckerei am Dorfplatz', en: 'Bakery on the square' },
        description: { de: 'Bäckerei am Dorfplatz', en: 'Bakery on the square' },
        conditionsUrl: 'https://baeckerei.example/bedingungen',
        dateBegin: '2026-12-05T17:00:00.000Z',
        dateEnd: '2026-12-05T21:00:00.000Z',
      },
    },
  }),
  'PUT /contests/{id}': endpoint({
    summary: 'Writes fields of a contest',
    notes: `Only the fields sent are written. ${BRANCH}`,
    tag: 'contests',
    right: 'write',
    params: byId,
    body: contestUpdate,
    responses: { 200: editedContest },
    example: {
      params: { id: exampleId },
      body: {
        id: exampleId,
        itemId: exampleId,
        title: { de: 'Bäckerei am Dorfplatz', en: 'Bakery on the square' },
        description: { de: 'Bäckerei am Dorfplatz', en: 'Bakery on the square' },
        conditionsUrl: 'https://baeckerei.example/bedingungen',
        dateBegin: '2026-12-05T17:00:00.000Z',
        dateEnd: '2026-12-05T21:00:00.000Z',
      },
    },
  }),
  'PUT /contests/{id}/closed': endpoint({
    summary: 'Closes a contest so that nobody can participate any more',
    notes: `One that has ended stays as it is. ${BRANCH}`,
    tag: 'contests',
    right: 'write',
    params: byId,
    responses: { 200: editedContest },
    example: { params: { id: exampleId } },
  }),
  'DELETE /contests/{id}': endpoint({
    summary: 'Deletes a contest with its entries',
    notes: `Entries go with it. ${BRANCH}`,
    tag: 'contests',
    right: 'write',
    params: byId,
    responses: { 200: createdId },
    example: { params: { id: exampleId } },
  }),
  'GET /contests/{id}/participants/': endpoint({
    summary: 'Participants of a contest',
    notes: 'Names, addresses and answers; only for editors of the branch, not for viewers.',
    tag: 'contests',
    right: 'write',
    params: byId,
    query: contestEntryQuery,
    responses: { 200: z.array(contestEntry) },
    example: { params: { id: exampleId }, query: { page: 1, pageSize: 50 } },
  }),
  'DELETE /contests/{id}/participants/{participantId}': endpoint({
    summary: 'Deletes a person from a contest',
    notes: `For good, without a trace of who it was. ${BRANCH}`,
    tag: 'contests',
    right: 'write',
    params: byId.extend({ participantId: uuid.describe('Participation') }),
    responses: { 200: deletedEntry },
    example: { params: { id: exampleId, participantId: exampleId } },
  }),
  'GET /contests/{id}/draws/': endpoint({
    summary: 'How the winners of a contest were drawn, newest first',
    notes: 'For editors of the branch. With seed and candidates whoever has the ids can repeat a draw.',
    tag: 'contests',
    right: 'write',
    params: byId,
    responses: { 200: z.array(storedDraw) },
    example: { params: { id: exampleId } },
  }),
  'POST /contests/{id}/draws/': endpoint({
    summary: 'Draws winners of an ended contest',
    notes:
      'Each participant that was not drawn yet has the same chance. Returns all winners so far. Responds 409 while the contest is open, or if too few are left.',
    tag: 'contests',
    right: 'write',
    params: byId,
    body: contestDraw,
    responses: { 201: z.array(contestEntry) },
    example: { params: { id: exampleId }, body: { winners: 1, drawnSoFar: 1 } },
  }),
  'GET /contests/': endpoint({
    summary: 'Contests that have not ended',
    notes: 'Contests of active branches that have not ended, first to end first. Contains no data about participants.',
    tag: 'contests',
    right: 'public',
    responses: { 200: z.array(contest) },
  }),
  'POST /contest/participant/': endpoint({
    summary: 'Participates in a contest',
    notes:
      'An address participates once; the response does not reveal whether it did before. At most 20 in ten minutes per network address.',
    tag: 'contests',
    right: 'public',
    rate: 'submission',
    limits: { bytes: LARGEST_BODY },
    body: contestParticipant,
    responses: { 201: contestParticipation },
    example: {
      body: {
        contestId: exampleId,
        name: 'Anna Beck',
        email: 'anna@baeckerei.example',
        answer: '1834',
        acceptsConditions: true,
      },
    },
  }),
};
