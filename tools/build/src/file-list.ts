import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { fileListOfRelease } from '@umkreis/contract/releases.ts';

const name = 'FileList';
/** Files that no page requests. */
const unasked = /\.map$|^(?:index\.html|mf-stats\.json|service-worker\.js|page-frame\.(?:js|css))$/;

/** Adds a list of the files that pages of a surface may request, so that a browser can cache all of them. */
export class FileList implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 }, (assets) => {
        const files = Object.keys(assets).filter((file) => !unasked.test(file));
        compilation.emitAsset(fileListOfRelease, new sources.RawSource(JSON.stringify(files.sort())));
      });
    });
  }
}
