import type { FastifyRequest } from 'fastify';
import type { Product } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { EdgeConfig } from './config.ts';
import type { GuideState } from './guide-state.ts';

/** What the edge's own answers need to know of a request's site. */
export interface Site {
  config: EdgeConfig;
  state(): Promise<GuideState>;
  /** null: the main site; undefined: a host that is not ours */
  branchOf(request: FastifyRequest): Promise<Branch | null | undefined>;
  product(): Product;
}
