import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack, type LoaderContext } from '@rspack/core';

/**
 * Loader that bundles a worker's entry, or (`?module`) a module that a worker imports, into one self-contained
 * file. As part of its surface's bundle it would contain the federation runtime, which fails in a worker.
 */
export default function bundleWorker(this: LoaderContext): void {
  const done = this.async();
  void bundleWorkerFile(this.resourcePath, this.resourceQuery === '?module', this.mode === 'development').then(
    ({ code, files }) => {
      for (const file of files) this.addDependency(file);
      done(null, code);
    },
    (error: Error) => done(error),
  );
}

/** Bundles a worker's entry into one file, and reports the files that were read. @param isModule an ES module */
export async function bundleWorkerFile(
  entry: string,
  isModule: boolean,
  development: boolean,
): Promise<{ code: string; files: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-worker-'));
  try {
    const files = await new Promise<string[]>((resolve, reject) => {
      const compiler = rspack({
        entry,
        mode: development ? 'development' : 'production',
        target: ['webworker', 'es2022'],
        devtool: false,
        output: { path: folder, filename: 'worker.js', ...(isModule && { module: true, library: { type: 'module' } }) },
        resolve: { extensions: ['.ts', '.mjs', '.js'] },
        module: {
          rules: [
            {
              test: /\.ts$/,
              loader: 'builtin:swc-loader',
              type: 'javascript/auto',
              options: { detectSyntax: 'auto', jsc: { target: 'es2022' } },
            },
          ],
        },
      });
      compiler.run((error, stats) => {
        const buildError =
          error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
        const read = [...(stats?.compilation.fileDependencies ?? [])].filter((file) => path.extname(file) !== '');
        compiler.close(() => (buildError ? reject(buildError) : resolve(read)));
      });
    });
    return { code: await readFile(path.join(folder, 'worker.js'), 'utf8'), files };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
