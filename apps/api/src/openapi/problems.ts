import { problem } from '@umkreis/contract/problem.ts';
import { z } from 'zod';

const base = (code: string, title: string, status: number, details: object = {}) => ({
  type: `/problems/${code}`,
  title,
  status,
  ...details,
});

/** Error responses by status: meaning and example. */
const table: Readonly<Record<number, readonly [name: string, description: string, example: object]>> = {
  400: [
    'InvalidField',
    'A field is missing, unknown or invalid; each error is listed.',
    base('invalid-field', 'A field is not valid', 400, {
      errors: [{ field: '/title', message: 'Too big: expected string to have <=200 characters' }],
    }),
  ],
  401: [
    'LoginNeeded',
    'No token, or one that is not valid here.',
    base('unauthorized', 'Login needed', 401, { detail: 'Send a bearer token.' }),
  ],
  403: [
    'NotAllowed',
    'The role, or the branch, does not allow it.',
    base('forbidden', 'Not allowed', 403, { detail: 'Branch 2 is not one of yours.' }),
  ],
  404: ['NotFound', 'It is not there, or its branch is not active.', base('not-found', 'Item not found', 404)],
  409: [
    'Conflict',
    'Somebody wrote the same field since, the name is taken, or it is still in use.',
    base('conflict', 'Somebody else changed this', 409, {
      conflicts: [{ field: 'title', yours: 'Bäckerei am Platz', theirs: 'Bäckerei am Dorfplatz' }],
      currentVersion: 4,
    }),
  ],
  413: ['TooLarge', 'The body is larger than allowed.', base('ctp-body-too-large', 'Request body is too large', 413)],
  415: [
    'UnsupportedType',
    'The body, or a file in it, has a type that is not accepted here.',
    base('unsupported-media-type', 'Unsupported media type', 415, { detail: 'Send JSON.' }),
  ],
  422: [
    'Unreadable',
    'The content of a file cannot be read; the message names the reason.',
    base('unreadable-file', 'The file cannot be read', 422, { errors: [{ field: '/file', message: 'shapefile' }] }),
  ],
  429: [
    'TooMany',
    'This address or account sends too many requests; Retry-After states how long to wait, in s.',
    base('too-many-requests', 'Too many requests', 429, { detail: 'Try again in 540 s.' }),
  ],
  502: [
    'OtherServerFailed',
    'Another server, on which the response depends, failed or cannot be reached.',
    base('calendar', 'The calendar was not read', 502, { detail: 'the server answers 500' }),
  ],
  503: [
    'Unavailable',
    'The database is unavailable or busy, or too many writes of the branch are in progress; Retry-After states when to retry, in s.',
    base('unavailable', 'The database is unavailable or busy', 503, { detail: 'Try again in a few seconds.' }),
  ],
  507: [
    'StorageFull',
    'There is no storage space left; reads still work.',
    base('storage-full', 'There is no storage space left', 507, { detail: 'Nothing was written. Reading goes on.' }),
  ],
};

const { $schema: _schema, ...schema } = z.toJSONSchema(problem, { target: 'draft-2020-12' });

/** Components of the document that all operations share. */
export const problemComponents = {
  schemas: { Problem: { ...schema, description: 'Problem document, RFC 9457' } },
  responses: Object.fromEntries(
    Object.values(table).map(([name, description, example]) => [
      name,
      {
        description,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example } },
      },
    ]),
  ),
};

export const problemResponses = (statuses: readonly number[]) =>
  Object.fromEntries(
    statuses.map((status) => [String(status), { $ref: `#/components/responses/${table[status]![0]}` }]),
  );
