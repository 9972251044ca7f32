import { serverLimits } from '@umkreis/serving/server-limits.ts';
import { z } from 'zod';

const count = (usual: number) => z.coerce.number().int().min(1).max(100_000).default(usual);
const megabytes = (usual: number) => z.coerce.number().min(1).max(100_000).default(usual);

/** What one visitor's address may take of the edge, beside what one connection may. */
export const edgeLimits = serverLimits.extend({
  LIMIT_CONNECTIONS_PER_ADDRESS: count(512).describe('Without a proxy in front; then the oldest at rest is closed'),
  LIMIT_READS: count(64).describe('Reads at the API at once'),
  LIMIT_READS_PER_ADDRESS: count(16).describe('Of one address, an eighth while others read; further ones wait'),
  LIMIT_READS_PER_SECOND: count(100).describe('Of one address while others read'),
  LIMIT_READ_MB_PER_SECOND: megabytes(8).describe('Answers to one address while others read'),
  LIMIT_WRITES: count(512).describe('Writes at the API at once'),
  LIMIT_WRITES_PER_ADDRESS: count(256).describe('Of one address; further ones wait'),
  LIMIT_UPLOADS: count(16).describe('Uploads over 1 MB at once'),
  LIMIT_UPLOADS_PER_ADDRESS: count(4).describe('Of one address; further ones wait'),
  LIMIT_PAGES: count(8).describe('Pages, calendars, site maps and styles written at once'),
  LIMIT_PAGES_PER_ADDRESS: count(4).describe('Of one address, one while others visit; further ones wait'),
  LIMIT_PAGES_PER_SECOND: count(20).describe('Of one address while others visit'),
  LIMIT_WAITING_PER_ADDRESS: count(1024).describe('Calls of one address that wait; more are refused (429)'),
  LIMIT_BODY_SECONDS: count(60).describe('Until a body of at most 1 MB is there'),
  LIMIT_BODY_IDLE_SECONDS: count(10).describe('Between two parts of a body'),
  LIMIT_HELD_MB: megabytes(256).describe('Bodies and answers held in memory for those who send or read slowly'),
  LIMIT_HELD_MB_PER_ADDRESS: megabytes(64).describe('Of one address; then the oldest is closed'),
});

export type EdgeLimits = z.infer<typeof edgeLimits>;
