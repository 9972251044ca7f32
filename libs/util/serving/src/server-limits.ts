import { z } from 'zod';

const seconds = (usual: number) => z.coerce.number().int().min(1).max(3600).default(usual);
const count = (usual: number) => z.coerce.number().int().min(1).max(1_000_000).default(usual);

/** Environment variables that limit the time and resources of one client of a server. */
export const serverLimits = z.object({
  LIMIT_HEADER_SECONDS: seconds(10).describe('Until the headers of a request are there'),
  LIMIT_REQUEST_SECONDS: seconds(180).describe('Until a request is there with all of its body'),
  LIMIT_STALLED_SECONDS: seconds(60).describe('Without any byte, while a response is created or read'),
  LIMIT_IDLE_SECONDS: seconds(72).describe('Between two requests; longer than the 60 s of usual load balancers'),
  LIMIT_CONNECTIONS: count(4096).describe('Connections at once'),
  LIMIT_REQUESTS_PER_CONNECTION: count(10_000).describe('Then the connection is closed'),
});

export type ServerLimits = z.infer<typeof serverLimits>;
