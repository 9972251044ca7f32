import type { FastifyRequest } from 'fastify';
import type { Product } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { EdgeConfig } from './config.ts';
import type { GuideState } from './guide-state.ts';

/** The data of a request's site that the edge's own responses need. */
export interface Site {
  config: EdgeConfig;
  state(): Promise<GuideState>;
  /** null: the main site; undefined: an unknown host */
  branchOf(request: FastifyRequest): Promise<Branch | null | undefined>;
  /** The same by the last response of the API: requests nothing. */
  lastBranchOf(request: FastifyRequest): Branch | null | undefined;
  product(): Product;
  /** scheme://host[:port] of the main site, without trailing slash */
  origin(): string;
}
