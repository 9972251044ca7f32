import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isPageModule, isWorkerModule } from './maplibre-files.ts';
import type { Compiler, Configuration, RspackPluginInstance } from '@rspack/core';
import { compileSeparately } from './compile-separately.ts';

const name = 'StartScript';
const manifestFile = 'mf-manifest.json';

/**
 * Adds a bootstrap script to a surface's release, which a page runs before shell and remotes are loaded. The
 * manifest names it as `start`, its ES modules as `startModules` and that of its worker as `startWorker`. A script
 * that is the whole page (`ownsPage`, with its style sheets as `startStyles`) needs no shell. It shares no
 * modules with the surface and runs without the federation runtime.
 */
export class StartScript implements RspackPluginInstance {
  readonly #entries: Entries;
  readonly #likeIt: Configuration;
  readonly #ownsPage: boolean;

  /** @param entries script files @param likeIt the surface's configuration, for output names and loaders */
  constructor(entries: Entries, likeIt: Configuration, ownsPage = false) {
    this.#entries = entries;
    this.#likeIt = likeIt;
    this.#ownsPage = ownsPage;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    let last: Build | undefined;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let named: object = {};
      compilation.hooks.processAssets.tapPromise(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          // With hot reload: most changes do not affect these scripts, and MapLibre takes seconds to build.
          const previous = last;
          last = undefined;
          const isCurrent = previous && !isAffected(previous, compiler);
          const built = isCurrent ? previous : await build(this.#entries, this.#likeIt);
          last = built;
          const { start, ...scripts } = built.scripts;
          named = this.#ownsPage
            ? { start, startStyles: built.styles, ownsPage: true, scripts }
            : {
                start,
                startModules: built.files.map(([file]) => file).filter(isPageModule),
                startWorker: built.files.map(([file]) => file).find(isWorkerModule),
              };
          for (const file of built.read) compilation.fileDependencies.add(file);
          for (const [file, content] of built.files)
            if (!compilation.getAsset(file)) compilation.emitAsset(file, new sources.RawSource(content));
        },
      );
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const manifest = compilation.getAsset(manifestFile);
        if (!manifest) throw new Error(`${manifestFile} is not there to name the script of the start.`);
        const text = JSON.stringify({ ...JSON.parse(manifest.source.source().toString()), ...named }, null, 2);
        compilation.updateAsset(manifestFile, new sources.RawSource(text));
      });
    });
  }
}

/** The name of a separately built chunk. @param pattern names of the surface's chunks, e.g. `chunks/[name].js` */
const startChunk = <Pattern>(pattern: Pattern) =>
  typeof pattern === 'string' ? pattern.replace('[name]', 'start-[name]') : pattern;

type Build = Awaited<ReturnType<typeof build>>;

/** Whether files that a build has read were changed since, as far as the compiler knows. */
function isAffected({ read }: Build, { modifiedFiles, removedFiles }: Compiler): boolean {
  if (!modifiedFiles) return true;
  return read.some((file) => modifiedFiles.has(file) || removedFiles?.has(file));
}

/** Files by script name; `start` is that of the page. */
type Entries = { start: string } & Record<string, string>;

/** Builds the scripts separately. @returns their names, all output files, and the files that were read */
async function build(entries: Entries, likeIt: Configuration) {
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-start-'));
  try {
    const { context, mode, target, output, devtool, resolve, module, optimization } = likeIt;
    const read = await compileSeparately({
      context,
      mode,
      target,
      devtool,
      resolve,
      module,
      optimization,
      entry: entries,
      output: {
        ...output,
        path: folder,
        clean: false,
        uniqueName: `${output?.uniqueName}_start`,
        // A chunk of these scripts registers with their own runtime, so it must not replace, or be replaced by, the
        // surface's chunk of the same modules. Without content hashes only the name distinguishes them.
        chunkFilename: startChunk(output?.chunkFilename),
        cssChunkFilename: startChunk(output?.cssChunkFilename),
      },
    });
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = found
      .filter((file) => file.isFile())
      .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'));
    const fileOf = (name: string) => {
      const file = names.find((one) => one.startsWith(`${name}.`) && one.endsWith('.js'));
      if (!file) throw new Error(`The build of ${entries[name]} produced no script.`);
      return file;
    };
    const scripts = Object.fromEntries(Object.keys(entries).map((name) => [name, fileOf(name)]));
    const styles = names.filter((file) => /^start\.[^/]*css$/.test(file));
    const files = await Promise.all(
      names.map(async (file): Promise<[string, Buffer]> => [file, await readFile(path.join(folder, file))]),
    );
    return { scripts, styles, files, read };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
