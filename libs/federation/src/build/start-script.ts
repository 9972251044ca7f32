import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isPageHalf } from './maplibre-files.ts';
import { rspack, type Compiler, type Configuration, type RspackPluginInstance } from '@rspack/core';

const name = 'StartScript';
const manifestFile = 'mf-manifest.json';

/**
 * Adds a script of its own to a surface's release, which a page runs before shell and remotes are there, and names it
 * in the manifest as `start`, the ES modules that it imports as `startModules`, and that it draws the points beside the
 * snapshot (`startReadsPoints`), which the edge preloads then. It shares no module with the surface: no federation
 * runtime stands before it.
 */
export class StartScript implements RspackPluginInstance {
  readonly #entry: string;
  readonly #likeIt: Configuration;

  /** @param entry file of the script @param likeIt the surface's configuration, for output names and loaders */
  constructor(entry: string, likeIt: Configuration) {
    this.#entry = entry;
    this.#likeIt = likeIt;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let script = '';
      let modules: string[] = [];
      compilation.hooks.processAssets.tapPromise(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const built = await build(path.resolve(compiler.context, this.#entry), this.#likeIt);
          script = built.script;
          modules = built.files.map(([file]) => file).filter(isPageHalf);
          for (const file of built.read) compilation.fileDependencies.add(file);
          for (const [file, content] of built.files)
            if (!compilation.getAsset(file)) compilation.emitAsset(file, new sources.RawSource(content));
        },
      );
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const manifest = compilation.getAsset(manifestFile);
        if (!manifest) throw new Error(`${manifestFile} is not there to name ${script}.`);
        const text = JSON.stringify(
          {
            ...JSON.parse(manifest.source.source().toString()),
            start: script,
            startModules: modules,
            startReadsPoints: true,
          },
          null,
          2,
        );
        compilation.updateAsset(manifestFile, new sources.RawSource(text));
      });
    });
  }
}

/** Builds the script by itself. @returns its name, all files of the build, and what was read for it */
async function build(entry: string, likeIt: Configuration) {
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-start-'));
  try {
    const { context, mode, target, output, devtool, resolve, module } = likeIt;
    const compiler = rspack({
      context,
      mode,
      target,
      devtool,
      resolve,
      module,
      entry: { start: entry },
      output: { ...output, path: folder, clean: false, uniqueName: `${output?.uniqueName}_start` },
      performance: { hints: false },
    });
    const read = await new Promise<string[]>((done, fail) => {
      compiler.run((error, stats) => {
        const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
        const files = [...(stats?.compilation.fileDependencies ?? [])].filter((file) => path.extname(file) !== '');
        compiler.close(() => (fault ? fail(fault) : done(files)));
      });
    });
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = found
      .filter((file) => file.isFile())
      .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'));
    const script = names.find((file) => /^start\b[^/]*\.js$/.test(file));
    if (!script) throw new Error(`The build of ${entry} made no script.`);
    const files = await Promise.all(
      names.map(async (file): Promise<[string, Buffer]> => [file, await readFile(path.join(folder, file))]),
    );
    return { script, files, read };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
