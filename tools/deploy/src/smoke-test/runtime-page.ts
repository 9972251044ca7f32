import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Browser } from 'happy-dom';
import { isPageModule } from '@umkreis/build/maplibre-files.ts';
import { pageStateOf, type PageState } from './opened-page.ts';
import { recordErrors } from './record-errors.ts';
import type { OpenedText } from './in-runtime.ts';
import { noMaps } from './no-maps.ts';
import type { Visit } from './visits.ts';

/**
 * A page in its own process, so that a hanging page can be killed. The result is sent to the parent as one
 * message.
 */
const visit = JSON.parse(process.argv[2]!) as Visit;
const port = process.argv[3]!;
const timeoutMs = Number(process.argv[4]);
const SETTLE_MS = 1000;

const errors: string[] = [];
const loaded = new Set<string>();

function note(url: string, status: number): void {
  const { pathname } = new URL(url);
  const [, release] = /\/releases\/(\w+\/[\w.-]+)\//.exec(pathname) ?? [];
  if (release && status >= 400) errors.push(`${pathname} answered ${status}`);
  else if (release && pathname.endsWith('.js')) loaded.add(release);
}

/**
 * Only browsers resolve names below localhost everywhere: the request goes to localhost, with the branch in
 * the header.
 */
async function read({ pathname, search }: URL): Promise<IncomingMessage> {
  const host = `${visit.subdomain && `${visit.subdomain}.`}localhost:${port}`;
  const outgoing = httpRequest({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }).end();
  return (await once(outgoing, 'response'))[0] as IncomingMessage;
}

/** A remote's entry is a global variable of its script, which this runtime does not create. */
const isEntry = ({ pathname }: URL) => /\/remoteEntry\.\w+\.js$/.test(pathname);
const withGlobal = (code: string) => code.replace(/^var (\w+);/, 'globalThis.$1=void 0;');

/** The page's first script: records errors; workers never respond, as on a device that is too slow. */
const prelude = `${recordErrors}
globalThis.Worker=class extends EventTarget{postMessage(){}terminate(){}};`;
const withPrelude = (html: string) => html.replace('<head>', `<head><script>{${prelude}}</script>`);
const noted = () => (page.evaluate('globalThis.trialFaults ?? []') as unknown as string[]).map(String);

const browser = new Browser({
  settings: {
    enableJavaScriptEvaluation: true,
    suppressInsecureJavaScriptEnvironmentWarning: true,
    handleDisabledFileLoadingAsSuccess: true,
    fetch: {
      disableSameOriginPolicy: true,
      interceptor: {
        async beforeAsyncRequest({ request, window }) {
          const outgoing = new URL(request.url);
          if (!outgoing.protocol.startsWith('http')) return undefined;
          // Blocks writes and requests to other servers.
          if (outgoing.port !== port || request.method !== 'GET') return new window.Response('', { status: 503 });
          const reply = await read(outgoing);
          note(request.url, reply.statusCode!);
          const type = reply.headers['content-type'] ?? '';
          const bytes = await buffer(reply);
          const body = type.startsWith('text/html') ? withPrelude(bytes.toString()) : bytes;
          const code = isEntry(outgoing)
            ? withGlobal(bytes.toString())
            : isPageModule(outgoing.pathname)
              ? noMaps
              : body;
          return new window.Response(code, { status: reply.statusCode, headers: { 'Content-Type': type } });
        },
        afterSyncResponse({ request, response }) {
          note(request.url, response.status);
        },
      },
    },
  },
});
const page = browser.newPage();
process.on('unhandledRejection', (error) => errors.push((error as Error).stack ?? String(error)));
process.on('uncaughtException', (error) => errors.push(error.stack ?? String(error)));

/** Pages behind a login are not rendered, since it needs frames: the remote's code has to run anyway. */
const loadRemote = `(async () => {
  const [runtime] = globalThis.__FEDERATION__.__INSTANCES__;
  const { default: App } = await runtime.loadRemote('${visit.loads}/app');
  return typeof App;
})()`;

async function run(): Promise<PageState> {
  await page.goto(`http://localhost:${port}${visit.path}`);
  const isLoaded = () => [...loaded].some((name) => name.startsWith(`${visit.loads}/`));
  let state: PageState = 'waiting';
  for (const end = Date.now() + timeoutMs; Date.now() < end && !errors.length && !noted().length;) {
    state = pageStateOf(page.mainFrame.document as unknown as Document);
    if (isLoaded() && (state !== 'waiting' || visit.needsLogin)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  if (!visit.needsLogin) return pageStateOf(page.mainFrame.document as unknown as Document);
  const kind = await (page.evaluate(loadRemote) as unknown as Promise<string>);
  return kind === 'function' ? 'app' : `broken: ${visit.loads} has no entry`;
}

process.once('disconnect', () => process.exit(1));
const state = await run().catch((error: Error): PageState => `broken: ${error.message}`);
const reply: OpenedText = { loaded: [...loaded], errors: [...errors, ...noted()], state };
process.send!(reply, () => process.exit(0));
