import type { Compiler, RspackPluginInstance } from '@rspack/core';

const name = 'TextFiles';
const manifestFile = 'mf-manifest.json';
/** Of a page without the shell, the chunk of its own script counts; its name begins with `start-`. */
const textFile = /^chunks\/(?:start-)?texts-([a-z]+)\.[^/]*js$/;

/** Adds the files with the texts of each language to the manifest as `texts`, so that the edge can preload one. */
export class TextFiles implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const manifest = compilation.getAsset(manifestFile);
        if (!manifest) throw new Error(`There is no ${manifestFile} to list the text files in.`);
        const found = Object.keys(assets)
          .toSorted()
          .map((file) => [textFile.exec(file)?.[1], file] as const)
          .filter(([language]) => language !== undefined)
          .toReversed();
        if (found.length === 0) return;
        const content = { ...JSON.parse(manifest.source.source().toString()), texts: Object.fromEntries(found) };
        compilation.updateAsset(manifestFile, new sources.RawSource(JSON.stringify(content, null, 2)));
      });
    });
  }
}
