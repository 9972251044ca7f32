import type { FastifyInstance } from 'fastify';
import { invalidField } from './problem-error.ts';

const DEEPEST = 40;

/** Refuses bodies nested deeper than anything the contract knows, before recursive checks meet them. */
export function registerDepthLimit(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (isDeeper(request.body, DEEPEST)) throw invalidField('/', `nested deeper than ${DEEPEST} levels`);
  });
}

function isDeeper(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
