import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { referenceRevision, referenceRevisionQuery } from '../reference-write.ts';
import { z } from 'zod';

export const referenceRevisionsEndpoints = {
  'GET /reference/revisions/': endpoint({
    summary: 'Who changed reference data, lists, shortcuts and contests, newest first',
    notes: "Writes of shared reference data, and of the content of the person's branches.",
    tag: 'reference data',
    right: 'read',
    query: referenceRevisionQuery,
    responses: { 200: z.array(referenceRevision) },
    example: { query: { kind: 'category', entityId: exampleId, limit: 50 } },
  }),
};
