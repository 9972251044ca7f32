import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { bundleWorkerFile } from './bundle-worker.ts';

const name = 'ServiceWorker';

/**
 * Adds a service worker to a surface's release as `service-worker.js`. Browsers identify a worker by its URL,
 * so its name is constant and the edge serves that of the live release.
 */
export class ServiceWorker implements RspackPluginInstance {
  readonly #entry: string;

  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { code, files } = await bundleWorkerFile(path.resolve(compiler.context, this.#entry), false, false);
          for (const file of files) compilation.fileDependencies.add(file);
          compilation.emitAsset('service-worker.js', new sources.RawSource(code));
        },
      );
    });
  }
}
