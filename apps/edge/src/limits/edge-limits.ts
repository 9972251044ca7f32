import { serverLimits } from '@umkreis/serving/server-limits.ts';
import { z } from 'zod';

const count = (usual: number) => z.coerce.number().int().min(1).max(100_000).default(usual);
const megabytes = (usual: number) => z.coerce.number().min(1).max(100_000).default(usual);

/** Limits of the edge per client address, in addition to those per connection. */
export const edgeLimits = serverLimits.extend({
  LIMIT_CONNECTIONS_PER_ADDRESS: count(512).describe(
    'Without a proxy in front; beyond it the longest idle connection is closed',
  ),
  LIMIT_READS: count(64).describe('Reads at the API at once'),
  LIMIT_READS_PER_ADDRESS: count(16).describe(
    'Per address; an eighth while other addresses read; further reads are queued',
  ),
  LIMIT_READS_PER_SECOND: count(100).describe('Per address, while other addresses read'),
  LIMIT_READ_MB_PER_SECOND: megabytes(8).describe('Responses to one address, while other addresses read'),
  LIMIT_WRITES: count(512).describe('Writes at the API at once'),
  LIMIT_WRITES_PER_ADDRESS: count(256).describe('Of one address; further ones wait'),
  LIMIT_UPLOADS: count(16).describe('Uploads over 1 MB at once'),
  LIMIT_UPLOADS_PER_ADDRESS: count(4).describe('Of one address; further ones wait'),
  LIMIT_PAGES: count(8).describe('Pages, calendars, site maps and styles written at once'),
  LIMIT_PAGES_PER_ADDRESS: count(4).describe(
    'Per address; one while other addresses load pages; further ones are queued',
  ),
  LIMIT_PAGES_PER_SECOND: count(20).describe('Per address, while other addresses load pages'),
  LIMIT_STREAMS: count(1024).describe('Open pages that new snapshots are pushed to'),
  LIMIT_STREAMS_PER_ADDRESS: count(64).describe('Of one address; further pages poll'),
  LIMIT_WAITING_PER_ADDRESS: count(1024).describe('Queued calls per address; further ones are rejected (429)'),
  LIMIT_BODY_SECONDS: count(60).describe('Until a body of at most 1 MB is there'),
  LIMIT_BODY_IDLE_SECONDS: count(10).describe('Between two parts of a request body'),
  LIMIT_HELD_MB: megabytes(256).describe('Request and response bodies in memory, for slow clients'),
  LIMIT_HELD_MB_PER_ADDRESS: megabytes(64).describe('Of one address; then the oldest is closed'),
});

export type EdgeLimits = z.infer<typeof edgeLimits>;
