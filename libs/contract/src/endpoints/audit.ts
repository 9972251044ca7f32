import { auditPage, auditQuery } from '../audit.ts';
import { endpoint } from './endpoint.ts';

export const auditEndpoints = {
  'GET /audit/': endpoint({
    summary: 'Writes, and accesses to personal data, of one day, newest first',
    notes:
      'For staff. All revisions and decisions of the day, and the accesses to personal data; equal accesses within 15 minutes are one entry with a count.',
    tag: 'audit',
    right: 'staff',
    query: auditQuery,
    responses: { 200: auditPage },
    example: { query: { day: '2026-11-20', person: 'Bäckerei', branch: 1, page: 1, pageSize: 50 } },
  }),
};
