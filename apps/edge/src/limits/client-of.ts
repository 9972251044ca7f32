import type { FastifyRequest } from 'fastify';
import { addressGroup } from '@umkreis/serving/address-group.ts';

/** Whom bounds count a request for: the visitor's address, behind a trusted proxy too. */
export const clientOf = (request: FastifyRequest): string => addressGroup(request.ip);
