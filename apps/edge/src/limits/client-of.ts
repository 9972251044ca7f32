import type { FastifyRequest } from 'fastify';
import { addressGroup } from '@umkreis/serving/address-group.ts';

/** The client for rate limits: the visitor's address group, also behind a trusted proxy. */
export const clientOf = (request: FastifyRequest): string => addressGroup(request.ip);
