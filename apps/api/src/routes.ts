import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './context/context.ts';
import type { TypedApp } from './http/typed-app.ts';

type Routes = (app: TypedApp, context: ApiContext) => Promise<void>;

/**
 * Registers all routes: each `*.routes.ts` below this folder exports exactly one function, which gets a scope of
 * its own.
 * @throws Error that names a file with other exports, or endpoints without a handler
 */
export async function registerRoutes(app: FastifyInstance, context: ApiContext): Promise<void> {
  const files = globSync('**/*.routes.ts', { cwd: import.meta.dirname }).toSorted();
  for (const file of files) {
    const address = pathToFileURL(path.join(import.meta.dirname, file)).href;
    const [routes, ...others] = Object.values((await import(/* @vite-ignore */ address)) as Record<string, Routes>);
    if (typeof routes !== 'function' || others.length > 0)
      throw new Error(`${file} must export exactly one routes function`);
    await app.register(async (scope) => routes(scope as TypedApp, context));
  }
  app.assertAllHandled();
}
