import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { rolldown, type OutputChunk } from 'rolldown';

const folder = path.join(import.meta.dirname, '../../../node_modules/maplibre-gl');
/**
 * The worker sends GeoJSON loaded from a URL back to the page: thousands of places that the page does not use.
 */
const sentBack = 'if (params.request) result.data = params.data;';
/** Its index for lines and polygons is slow with thousands of points. */
const indexed = 'return new GeoJSONVT(data, options);';
/** It encodes each GeoJSON tile as a vector tile, for later queries by the page. */
const written = 'fromVectorTileJs(geojsonWrapper, JSON_PREFIX).buffer';
const writtenAs = "encoding: 'mvt'";
const read = "case 'mlt':";

/**
 * Loader that builds ES modules from MapLibre's sources: a page chunk with what the loaded file re-exports, a
 * worker chunk, and a chunk shared by both. MapLibre's own builds contain the shared code twice, a quarter of
 * their size. The page chunk also exports `workerUrl`. The worker indexes points with `point-index.ts` and
 * encodes GeoJSON tiles with `tile-features.ts`, which are next to the loaded file.
 */
export default function splitMapLibre(this: LoaderContext): void {
  const done = this.async();
  const development = this.mode === 'development';
  void build(this.resourcePath, development).then(
    ({ page, others }) => {
      for (const { fileName, code } of others)
        this.emitFile(`assets/${fileName}`, code, undefined, { minimized: !development });
      done(null, page);
    },
    (error: Error) => done(error),
  );
}

/** Changes to MapLibre's sources. @throws if the expected code is not found */
const changes: Readonly<Record<string, (code: string, library: string) => string>> = {
  'src/source/geojson_worker_source.ts': (code, library) =>
    withImports(
      replaced(code, {
        [sentBack]: '',
        [indexed]: `return pointIndexOf(data, options) ?? ${indexed.slice('return '.length)}`,
        [written]: 'packFeatures(geoJSONTile.features)',
        [writtenAs]: "encoding: 'features'",
      }),
      { pointIndexOf: path.join(library, 'point-index.ts'), packFeatures: path.join(library, 'tile-features.ts') },
    ),
  'src/data/feature_index.ts': (code, library) =>
    withImports(
      replaced(code, {
        [read]: `case 'features': this.vtLayers = unpackFeatures(this.rawTileData, EXTENT); break; ${read}`,
      }),
      { unpackFeatures: path.join(library, 'tile-features.ts') },
    ),
};

function replaced(code: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((done, [before, after]) => {
    if (done.split(before).length !== 2) throw new Error(`MapLibre’s sources no longer have once: ${before}`);
    return done.replace(before, () => after);
  }, code);
}

const withImports = (code: string, from: Readonly<Record<string, string>>) =>
  Object.entries(from).reduce(
    (done, [name, file]) => `import { ${name} } from ${JSON.stringify(file)};\n${done}`,
    code,
  );

/** @returns code of the page chunk, and the other files */
export async function build(
  entry: string,
  development = false,
): Promise<{ page: string; others: { fileName: string; code: string }[] }> {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const bundle = await rolldown({
    input: { page: entry, 'maplibre-worker': path.join(folder, 'src/source/worker.ts') },
    platform: 'browser',
    resolve: { alias: { 'maplibre-gl': path.join(folder, 'src/index.ts') } },
    // As in MapLibre's own build: declaration-only fields are not emitted.
    transform: {
      assumptions: { setPublicClassFields: true },
      typescript: { removeClassFieldsWithoutInitializer: true },
    },
    plugins: [
      {
        name: 'version-alone',
        load: (id) => (id === path.join(folder, 'package.json') ? JSON.stringify({ version }) : null),
      },
      {
        name: 'worker-reads-points',
        transform(code, id) {
          const change = changes[path.relative(folder, id)];
          return change && change(code, path.dirname(entry));
        },
      },
    ],
  });
  try {
    const { output } = await bundle.generate({
      format: 'es',
      minify: !development,
      banner: `/*! MapLibre GL JS ${version}, 3-Clause BSD: https://github.com/maplibre/maplibre-gl-js/blob/v${version}/LICENSE.txt */`,
      entryFileNames: '[name].[hash].js',
      chunkFileNames: 'maplibre-shared.[hash].js',
    });
    const chunks = output.filter((part): part is OutputChunk => part.type === 'chunk');
    const page = chunks.find(({ name }) => name === 'page')!;
    const worker = chunks.find(({ name }) => name === 'maplibre-worker')!;
    if (chunks.length !== 3) throw new Error(`MapLibre was split into ${chunks.length} chunks instead of 3.`);
    return {
      page: `${page.code}\nexport const workerUrl = new URL('./${worker.fileName}', import.meta.url).href;\n`,
      others: chunks.filter((chunk) => chunk !== page).map(({ fileName, code }) => ({ fileName, code })),
    };
  } finally {
    await bundle.close();
  }
}
