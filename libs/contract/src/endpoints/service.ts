import { endpoint } from './endpoint.ts';
import { z } from 'zod';
import { health } from '../health.ts';

const readiness = z.object({
  isReady: z.boolean().describe('Whether it takes requests'),
  why: z.string().optional().describe('Why not'),
});

export const serviceEndpoints = {
  'GET /health': endpoint({
    summary: 'State of the service',
    notes: 'Responds even while the database is down; `status` is then `degraded` and reads are served from snapshots.',
    tag: 'health',
    right: 'public',
    responses: { 200: health },
  }),
  'GET /ready': endpoint({
    summary: 'Whether the process takes requests',
    notes: 'For load balancers and the edge.',
    tag: 'health',
    right: 'public',
    responses: { 200: readiness, 503: readiness },
    isInternal: true,
  }),
  'GET /openapi.json': endpoint({
    summary: 'This description of the API',
    notes: 'OpenAPI 3.1.',
    tag: 'health',
    right: 'public',
    responses: { 200: z.looseObject({ openapi: z.string().describe('Version of the format') }) },
    isInternal: true,
  }),
};
