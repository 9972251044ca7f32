import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compiler, Configuration, RspackPluginInstance } from '@rspack/core';
import { compileSeparately } from './compile-separately.ts';
import { frameScriptFile, frameStyleFile } from '@umkreis/contract/page-frame/frame-files.ts';

const name = 'PageFrame';

/** Entries of what the edge puts into a page. */
export interface FrameEntries {
  script: string;
  style: string;
}

/**
 * Adds a script and a style sheet to the shell's release that the edge writes into its pages with a map: they run and
 * are painted before any file is loaded.
 */
export class PageFrame implements RspackPluginInstance {
  readonly #entries: FrameEntries;
  readonly #likeIt: Configuration;

  /** @param likeIt the surface's configuration, for its loaders */
  constructor(entries: FrameEntries, likeIt: Configuration) {
    this.#entries = entries;
    this.#likeIt = likeIt;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { script, style, read } = await build(this.#entries, this.#likeIt);
          compilation.emitAsset(frameScriptFile, new sources.RawSource(script));
          compilation.emitAsset(frameStyleFile, new sources.RawSource(style));
          for (const file of read) compilation.fileDependencies.add(file);
        },
      );
    });
  }
}

/** @returns both as text, and the files that were read */
async function build({ script, style }: FrameEntries, { context, mode, target, resolve, module }: Configuration) {
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-frame-'));
  try {
    const read = await compileSeparately({
      context,
      mode,
      target,
      devtool: false,
      resolve,
      module,
      entry: { script, style },
      output: { path: folder, filename: '[name].js', cssFilename: '[name].css' },
    });
    const text = async (file: string) => (await readFile(path.join(folder, file), 'utf8')).trim();
    return { script: await text('script.js'), style: await text('style.css'), read };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
