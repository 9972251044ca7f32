import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { rolldown, type OutputChunk } from 'rolldown';

const folder = path.join(import.meta.dirname, '../../../../node_modules/maplibre-gl');
/** The worker sends what it has read from an address to the page, thousands of places that nobody there looks at. */
const sentBack = 'if (params.request) result.data = params.data;';
/** Its index of lines and outlines is slow with thousands of points. */
const indexed = 'return new GeoJSONVT(data, options);';
/** It writes each tile of GeoJSON as a vector tile, for what the page may ask of it later. */
const written = 'fromVectorTileJs(geojsonWrapper, JSON_PREFIX).buffer';
const writtenAs = "encoding: 'mvt'";
const read = "case 'mlt':";

/**
 * Loader that makes ES modules of MapLibre's sources: the page's half, which is what the loaded file re-exports, the
 * worker's half, and a part that both import. MapLibre's own builds hold that part twice, a quarter of their bytes.
 * Beside the exports of the file the page's half has `workerUrl`. The worker cuts points with `point-index.ts` and
 * writes tiles of GeoJSON with `tile-features.ts`, which lie beside the file.
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

/** What is changed in MapLibre's sources. @throws when they are others than they were */
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

/** @returns code of the page's half, and the files that lie beside it */
export async function build(
  entry: string,
  development = false,
): Promise<{ page: string; others: { fileName: string; code: string }[] }> {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const bundle = await rolldown({
    input: { page: entry, 'maplibre-worker': path.join(folder, 'src/source/worker.ts') },
    platform: 'browser',
    resolve: { alias: { 'maplibre-gl': path.join(folder, 'src/index.ts') } },
    // as MapLibre's own build: a field that is only declared is none
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
    if (chunks.length !== 3) throw new Error(`MapLibre came in ${chunks.length} parts instead of 3.`);
    return {
      page: `${page.code}\nexport const workerUrl = new URL('./${worker.fileName}', import.meta.url).href;\n`,
      others: chunks.filter((chunk) => chunk !== page).map(({ fileName, code }) => ({ fileName, code })),
    };
  } finally {
    await bundle.close();
  }
}
