import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack, type Configuration, type RuleSetRules } from '@rspack/core';
import type { Surface } from '@umkreis/contract/boot.ts';
import { devPorts, usualDevPort } from '@umkreis/serving/dev-ports.ts';
import { federationModules } from './federation-modules.ts';
import { FileList } from './file-list.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import { PageFrame, type FrameEntries } from './page-frame.ts';
import { ServiceWorker } from './service-worker.ts';
import { sharedModules } from './shared-modules.ts';
import { StartScript } from './start-script.ts';
import { TextFiles } from './text-files.ts';

// React Refresh in a remote only works if this hook exists before the shell's React is loaded.
const refreshHook =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__||={renderers:new Map(),supportsFiber:true,inject(r){const i=this.renderers.size+1;this.renderers.set(i,r);return i},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){},checkDCE(){}};';

/** The reporter without comments and indentation, since it is inlined in every page. */
const faultReporter = readFileSync(path.join(import.meta.dirname, 'report-faults.js'), 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/^\s+/gm, '');

/** Resolved here, since this project declares it and not the surface. */
const postcssLoader = fileURLToPath(import.meta.resolve('postcss-loader'));

/**
 * Rspack configuration of a surface. The shell provides the shared singletons; a remote exposes ./app and also
 * runs standalone.
 * @param dir the surface's folder
 * @param options.parts further exposed modules, by name
 * @param options.start a bootstrap script that its pages run first
 * @param options.serviceWorker the service worker of its pages
 * @param options.frame what the edge writes into pages with a map
 */
export async function surface(
  name: Surface,
  dir: string,
  { parts = {}, start, page, scripts = {}, serviceWorker, frame }: Options = {},
): Promise<Configuration> {
  const configuration = withoutStart(name, dir, parts);
  if (configuration.mode === 'development') configuration.devServer = await devServer(name);
  const own = start ?? page;
  // A standalone page is only built for releases: with hot reload it is loaded by the shell.
  if (start ?? (page && process.env.NODE_ENV !== 'development'))
    configuration.plugins!.push(new StartScript({ start: own!, ...scripts }, configuration, page !== undefined));
  if (frame) configuration.plugins!.push(new PageFrame(frame, configuration));
  configuration.plugins!.push(new TextFiles(), new FileList());
  // Hot reload does not work with cached files.
  if (serviceWorker && configuration.mode === 'production')
    configuration.plugins!.push(new ServiceWorker(serviceWorker));
  return configuration;
}

interface Options {
  parts?: Record<string, string>;
  start?: string;
  /** A script that renders its pages without the shell. */
  page?: string;
  /** Further separate scripts by name, listed in the manifest as `scripts` */
  scripts?: Record<string, string>;
  serviceWorker?: string;
  /** Script and style that the edge writes into pages with a map */
  frame?: FrameEntries;
}

function withoutStart(name: Surface, dir: string, parts: Record<string, string>): Configuration {
  const development = process.env.NODE_ENV === 'development';
  const isShell = name === 'shell';
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
      chunkFilename: development ? 'chunks/[name].js' : 'chunks/[name].[contenthash:10].js',
      cssFilename: development ? '[name].css' : '[name].[contenthash:10].css',
      cssChunkFilename: development ? 'chunks/[name].css' : 'chunks/[name].[contenthash:10].css',
      assetModuleFilename: development ? 'assets/[name][ext]' : 'assets/[name].[contenthash:10][ext]',
    },
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    // pmtiles only uses fflate without DecompressionStream, which every browser that runs MapLibre has.
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { ...federationModules, fflate: false } },
    module: { rules: rulesOf() },
    plugins: pluginsOf(name, parts),
    // Pages are served by the edge, so they cannot ask a development server to build a chunk on demand.
    lazyCompilation: false,
    optimization: development ? { splitChunks: false } : { minimizer: minimizers },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** Those of Rspack, except for MapLibre's modules, which are minified. */
const minimizers = [
  new rspack.SwcJsMinimizerRspackPlugin({ exclude: /maplibre-gl/ }),
  new rspack.LightningCssMinimizerRspackPlugin(),
];

/** How source files are built. */
function rulesOf(): RuleSetRules {
  const development = process.env.NODE_ENV === 'development';
  return [
    // `new URL('….ts?worker', import.meta.url)` is the URL of a worker, `?module` that of a module for workers.
    {
      resourceQuery: /^\?(?:worker|module)$/,
      type: 'asset/resource',
      generator: { filename: development ? 'assets/[name].js' : 'assets/[name].[contenthash:10].js' },
      use: path.join(import.meta.dirname, 'bundle-worker.ts'),
    },
    { test: /\/messages\/[\w.-]+\.json$/, type: 'json', use: path.join(import.meta.dirname, 'compile-messages.ts') },
    {
      test: /\.tsx?$/,
      resourceQuery: { not: [/^\?(?:worker|module)$/] },
      exclude: /node_modules/,
      loader: 'builtin:swc-loader',
      type: 'javascript/auto',
      options: {
        detectSyntax: 'auto',
        jsc: { target: 'es2022', transform: { react: { runtime: 'automatic', development, refresh: development } } },
      },
    },
    {
      test: /\.css$/,
      type: 'css',
      use: [{ loader: postcssLoader, options: { postcssOptions: { plugins: { '@tailwindcss/postcss': {} } } } }],
    },
  ];
}

function pluginsOf(name: Surface, parts: Record<string, string>): Configuration['plugins'] {
  const development = process.env.NODE_ENV === 'development';
  const isShell = name === 'shell';
  const html = readFileSync(path.join(import.meta.dirname, 'index.html'), 'utf8');
  return [
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
      // A page has one federation runtime, provided by the shell. A remote that is served standalone has its own.
      experiments: {
        optimization: { target: 'web' },
        ...(!development && (isShell ? { provideExternalRuntime: true } : { externalRuntime: true })),
      },
      shared: sharedModules(isShell),
    }),
    development && new ReactRefreshRspackPlugin(),
  ];
}

/** `npm run dev` assigns the ports; a remote that is served standalone takes the first free one from its usual port. */
async function devServer(name: Surface): Promise<Configuration['devServer']> {
  const { PORT = '4200', FIRST_DEV_PORT, EDGE_URL, BRANCH_HOST } = process.env;
  const port = FIRST_DEV_PORT
    ? devPorts(Number(FIRST_DEV_PORT))[name]
    : await freePortFrom(devPorts(usualDevPort(Number(PORT)))[name]);
  return {
    port,
    host: '127.0.0.1',
    hot: true,
    historyApiFallback: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    // A standalone remote gets its data from the edge of a running product, with the host of a branch.
    proxy: [
      {
        context: ['/boot.json', '/api', '/json', '/basemap', '/media', '/branches'],
        target: EDGE_URL ?? `http://127.0.0.1:${PORT}`,
        headers: { host: BRANCH_HOST ?? `bergbahnen.localhost:${PORT}` },
      },
    ],
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
  };
}
