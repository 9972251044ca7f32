import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack, type Configuration } from '@rspack/core';
import type { Surface } from '@umkreis/contract/boot.ts';
import { devPorts } from './dev-ports.ts';
import { FileList } from './file-list.ts';
import { ServiceWorker } from './service-worker.ts';
import { sharedModules } from './shared-modules.ts';
import { StartScript } from './start-script.ts';

// React's refresh runtime of a remote finds the shell's React only if this hook is there before React is.
const refreshHook =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__||={renderers:new Map(),supportsFiber:true,inject(r){const i=this.renderers.size+1;this.renderers.set(i,r);return i},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){},checkDCE(){}};';

/** Comments and indents cost bytes in every page. */
const faultReporter = readFileSync(path.join(import.meta.dirname, 'report-faults.js'), 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/^\s+/gm, '');

/** The federation runtime as modules: of its CommonJS build nothing can be left out. */
const federationModules = Object.fromEntries(
  ['runtime-core', 'runtime', 'sdk', 'webpack-bundler-runtime'].map((name) => {
    const folder = path.join(import.meta.dirname, '../../../../node_modules/@module-federation', name, 'dist');
    return [path.join(folder, 'index.cjs'), path.join(folder, 'index.js')];
  }),
);

/**
 * Rspack configuration of a surface. The shell carries the shared singletons; a remote exposes ./app and also runs
 * alone.
 * @param dir the surface's folder
 * @param options.parts what else it exposes, by name
 * @param options.start a script that its pages run before everything else
 * @param options.serviceWorker the script that stands between its pages and the network
 * @param options.textsApart files of `libs/i18n` whose English is not among its first files
 */
export function surface(
  name: Surface,
  dir: string,
  { parts = {}, start, page, scripts = {}, serviceWorker, textsApart = [] }: Options = {},
): Configuration {
  const configuration = withoutStart(name, dir, parts, textsApart);
  const own = start ?? page;
  // A page of its own is built for releases: with hot reload it comes through the shell.
  if (start ?? (page && process.env.NODE_ENV !== 'development'))
    configuration.plugins!.push(new StartScript({ start: own!, ...scripts }, configuration, page !== undefined));
  configuration.plugins!.push(new FileList());
  // hot reload and kept files don't go together
  if (serviceWorker && configuration.mode === 'production')
    configuration.plugins!.push(new ServiceWorker(serviceWorker));
  return configuration;
}

interface Options {
  parts?: Record<string, string>;
  start?: string;
  /** A script that is all of its pages, without the shell. */
  page?: string;
  /** Further scripts by themselves, by name, which the manifest names as `scripts` */
  scripts?: Record<string, string>;
  serviceWorker?: string;
  textsApart?: readonly string[];
}

function withoutStart(
  name: Surface,
  dir: string,
  parts: Record<string, string>,
  textsApart: readonly string[],
): Configuration {
  const development = process.env.NODE_ENV === 'development';
  const isShell = name === 'shell';
  const html = readFileSync(path.join(import.meta.dirname, 'index.html'), 'utf8');
  return {
    context: dir,
    name,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry: { main: isShell ? './src/main.tsx' : './src/main.ts' },
    output: {
      path: path.join(dir, 'dist'),
      publicPath: 'auto',
      clean: true,
      uniqueName: `umkreis_${name}`,
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: development ? 'chunks/[id].js' : 'chunks/[id].[contenthash:10].js',
      cssFilename: development ? '[name].css' : '[name].[contenthash:10].css',
      cssChunkFilename: development ? 'chunks/[id].css' : 'chunks/[id].[contenthash:10].css',
      assetModuleFilename: development ? 'assets/[name][ext]' : 'assets/[name].[contenthash:10][ext]',
    },
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    // pmtiles unpacks by fflate only where a browser has no DecompressionStream; one that draws MapLibre has it
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { ...federationModules, fflate: false } },
    module: {
      rules: [
        // `new URL('….ts?split', import.meta.url)` is the address of a module that re-exports what it names of MapLibre
        {
          resourceQuery: /^\?split$/,
          type: 'asset/resource',
          generator: { filename: development ? 'assets/maplibre.js' : 'assets/maplibre.[contenthash:10].js' },
          use: path.join(import.meta.dirname, 'split-maplibre.ts'),
        },
        // `new URL('….ts?worker', import.meta.url)` is the address of a worker, `?module` of what a worker imports
        {
          resourceQuery: /^\?(?:worker|module)$/,
          type: 'asset/resource',
          generator: { filename: development ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js' },
          use: path.join(import.meta.dirname, 'bundle-worker.ts'),
        },
        !development && {
          enforce: 'pre',
          include: textsApart.map((area) => path.join(import.meta.dirname, `../../../i18n/src/${area}.ts`)),
          use: path.join(import.meta.dirname, 'split-texts.ts'),
        },
        {
          test: /\.tsx?$/,
          resourceQuery: { not: [/^\?(?:worker|module|split)$/] },
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            detectSyntax: 'auto',
            jsc: {
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development, refresh: development } },
            },
          },
        },
        {
          test: /\.css$/,
          type: 'css',
          use: [{ loader: 'postcss-loader', options: { postcssOptions: { plugins: { '@tailwindcss/postcss': {} } } } }],
        },
      ],
    },
    plugins: [
      new rspack.HtmlRspackPlugin({
        templateContent: html
          .replace('<!--refresh-->', development ? `<script>${refreshHook}</script>` : '')
          .replace('<!--faults-->', () => (isShell && !development ? `<script>${faultReporter}</script>` : '')),
        excludeChunks: [name],
        scriptLoading: 'defer',
        minify: false,
        publicPath: isShell ? '%SHELL%/' : '/',
      }),
      new ModuleFederationPlugin({
        name,
        filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: isShell ? undefined : { './app': './src/app.tsx', ...parts },
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        // One federation runtime a page: the shell brings it. A remote that is served alone has its own.
        experiments: {
          optimization: { target: 'web' },
          ...(!development && (isShell ? { provideExternalRuntime: true } : { externalRuntime: true })),
        },
        shared: sharedModules(isShell),
      }),
      development && new ReactRefreshRspackPlugin(),
    ],
    // The page is the edge's: nobody there could ask a development server to build a part on demand.
    lazyCompilation: false,
    optimization: development ? { splitChunks: false } : {},
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: {
      port: Number(process.env.DEV_PORT ?? devPorts[name]),
      host: '127.0.0.1',
      hot: true,
      historyApiFallback: true,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      // A remote that runs alone gets its data from the edge of `npm run dev`, as the host of a branch.
      proxy: [
        {
          context: ['/boot.json', '/api', '/json', '/basemap', '/media', '/branches'],
          target: process.env.EDGE_URL ?? 'http://127.0.0.1:4200',
          headers: { host: process.env.BRANCH_HOST ?? 'vaduz.localhost:4200' },
        },
      ],
      client: { webSocketURL: `ws://127.0.0.1:${process.env.DEV_PORT ?? devPorts[name]}/ws`, overlay: false },
    },
  };
}
