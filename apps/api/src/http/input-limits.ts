import type { FastifyInstance } from 'fastify';
import { invalidField } from './problem-error.ts';

/** Limits of a request's structure, checked before schemas and handlers. */
export interface InputLimits {
  /** Objects, arrays and values of a body in total. */
  nodes: number;
  /** Keys of one object. */
  keys: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits of a route with valid bodies larger than `defaultLimits`. */
    input?: Partial<InputLimits>;
  }
}

export const defaultLimits: InputLimits = { nodes: 1000, keys: 100 };
/** Maximum bytes of a public request body; routes with another size declare their own `bodyLimit`. */
export const PUBLIC_BODY = 64 * 1024;
/** Maximum bytes of a body that requires a permission. */
const EDITOR_BODY = 1024 * 1024;

const MOST_DEPTH = 40;
const LONGEST_KEY = 200;
const MOST_PARAMETERS = 40;

/**
 * Bounds the work of every request before validation: validation time and error documents grow with the keys and
 * elements of a body. Its bytes are limited by `bodyLimit` while it is read.
 */
export function registerInputLimits(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const isPublic = (route.config as { right?: string } | undefined)?.right === 'public';
    route.bodyLimit ??= isPublic ? PUBLIC_BODY : EDITOR_BODY;
  });
  app.addHook('preValidation', async (request) => {
    const limits = { ...defaultLimits, ...request.routeOptions.config.input };
    const ofQuery = excessOf(request.query, { nodes: MOST_PARAMETERS + 1, keys: MOST_PARAMETERS });
    if (ofQuery) throw invalidField('/querystring', ofQuery);
    const ofBody = excessOf(request.body, limits);
    if (ofBody) throw invalidField('/', ofBody);
  });
}

/** The first limit that an input exceeds, or undefined. */
export function excessOf(input: unknown, limits: InputLimits): string | undefined {
  let level = [input];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return `nested deeper than ${MOST_DEPTH} levels`;
    nodes += level.length;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue;
      if (!Array.isArray(value)) {
        const keys = Object.keys(value);
        if (keys.length > limits.keys) return `more than ${limits.keys} fields`;
        if (keys.some((key) => key.length > LONGEST_KEY)) return `a name longer than ${LONGEST_KEY} characters`;
      }
      const children: unknown[] = Array.isArray(value) ? value : Object.values(value);
      if (nodes + next.length + children.length > limits.nodes) return `more than ${limits.nodes} values`;
      for (const child of children) next.push(child);
    }
    level = next;
  }
  return undefined;
}
