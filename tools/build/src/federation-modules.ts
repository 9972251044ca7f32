import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/**
 * Aliases of the federation runtime: its CommonJS entries, which its plugin inserts, to the same package's entries as
 * ES modules, since CommonJS cannot be tree-shaken.
 */
export const federationModules: Readonly<Record<string, string>> = Object.fromEntries(
  ['runtime-core', 'runtime', 'sdk', 'webpack-bundler-runtime'].map((name) => {
    const entry = `@module-federation/${name}`;
    return [resolve(entry), fileURLToPath(import.meta.resolve(entry))];
  }),
);
