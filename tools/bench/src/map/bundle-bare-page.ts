import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * The scripts of the bare page by name, minified like the product's: bare.js, and deck.gl as a chunk of its own.
 */
export async function bundleBarePage(): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-bare-'));
  try {
    await new Promise<void>((resolve, reject) => {
      const compiler = rspack({
        entry: path.join(import.meta.dirname, 'bare-page.ts'),
        mode: 'production',
        target: ['web', 'es2022'],
        devtool: false,
        performance: { hints: false },
        output: { path: folder, filename: 'bare.js', chunkFilename: '[name].js', publicPath: '/bare/' },
        resolve: { extensions: ['.ts', '.mjs', '.js'] },
        module: {
          rules: [
            { test: /[\\/]maplibre-gl[\\/]dist[\\/].*\.mjs$/, parser: { url: false } },
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
        const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
        compiler.close(() => (failure ? reject(failure) : resolve()));
      });
    });
    const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    return new Map(
      await Promise.all(
        names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(path.join(folder, name))]),
      ),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
