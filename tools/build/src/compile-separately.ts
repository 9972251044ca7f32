import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';

/** Compiles entries apart from a surface. @returns the files that were read @throws the errors of the build */
export async function compileSeparately(configuration: Configuration): Promise<string[]> {
  const compiler = rspack({ ...configuration, performance: { hints: false } });
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      const buildError = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
      const files = [...(stats?.compilation.fileDependencies ?? [])].filter((file) => path.extname(file) !== '');
      compiler.close(() => (buildError ? fail(buildError) : done(files)));
    });
  });
}
