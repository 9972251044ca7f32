import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Browser } from 'happy-dom';
import { isPageHalf } from '@umkreis/federation/build/maplibre-files.ts';
import { shownBy, type Shown } from './judged-page.ts';
import type { OpenedText } from './in-runtime.ts';
import { noMaps } from './no-maps.ts';
import type { Visit } from './visits.ts';

/**
 * A page in its own process, so that a hanging page can be killed. The result is sent to the parent as one
 * message.
 */
const visit = JSON.parse(process.argv[2]!) as Visit;
const port = process.argv[3]!;
const patienceMs = Number(process.argv[4]);
const SETTLE_MS = 1000;

const faults: string[] = [];
const loaded = new Set<string>();

function note(url: string, status: number): void {
  const { pathname } = new URL(url);
  const [, release] = /\/releases\/(\w+\/[\w.-]+)\//.exec(pathname) ?? [];
  if (release && status >= 400) faults.push(`${pathname} answered ${status}`);
  else if (release && pathname.endsWith('.js')) loaded.add(release);
}

/**
 * Only browsers resolve names below localhost everywhere: the request goes to localhost, with the branch in
 * the header.
 */
async function read({ pathname, search }: URL): Promise<IncomingMessage> {
  const host = `${visit.subdomain && `${visit.subdomain}.`}localhost:${port}`;
  const asked = httpRequest({ host: '127.0.0.1', port, path: pathname + search, headers: { host } }).end();
  return (await once(asked, 'response'))[0] as IncomingMessage;
}

/** A remote's entry is a global variable of its script, which this runtime does not create. */
const isEntry = ({ pathname }: URL) => /\/remoteEntry\.\w+\.js$/.test(pathname);
const withGlobal = (code: string) => code.replace(/^var (\w+);/, 'globalThis.$1=void 0;');

/** The page's first script: records errors; workers never respond, as on a device that is too slow. */
const prelude = `globalThis.trialFaults=[];
const note=(e)=>{const f=e.error??e.reason;trialFaults.push(f?.stack??e.message??String(f))};
addEventListener('error',note);addEventListener('unhandledrejection',note);
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
          const asked = new URL(request.url);
          if (!asked.protocol.startsWith('http')) return undefined;
          // Blocks writes and requests to other servers.
          if (asked.port !== port || request.method !== 'GET') return new window.Response('', { status: 503 });
          const answer = await read(asked);
          note(request.url, answer.statusCode!);
          const type = answer.headers['content-type'] ?? '';
          const bytes = await buffer(answer);
          const body = type.startsWith('text/html') ? withPrelude(bytes.toString()) : bytes;
          const code = isEntry(asked) ? withGlobal(bytes.toString()) : isPageHalf(asked.pathname) ? noMaps : body;
          return new window.Response(code, { status: answer.statusCode, headers: { 'Content-Type': type } });
        },
        afterSyncResponse({ request, response }) {
          note(request.url, response.status);
        },
      },
    },
  },
});
const page = browser.newPage();
process.on('unhandledRejection', (error) => faults.push((error as Error).stack ?? String(error)));
process.on('uncaughtException', (error) => faults.push(error.stack ?? String(error)));

/** Pages behind a login are not rendered, since it needs frames: the remote's code has to run anyway. */
const loadRemote = `(async () => {
  const [runtime] = globalThis.__FEDERATION__.__INSTANCES__;
  const { default: App } = await runtime.loadRemote('${visit.loads}/app');
  return typeof App;
})()`;

async function run(): Promise<Shown> {
  await page.goto(`http://localhost:${port}${visit.path}`);
  const isLoaded = () => [...loaded].some((name) => name.startsWith(`${visit.loads}/`));
  let shown: Shown = 'waiting';
  for (const end = Date.now() + patienceMs; Date.now() < end && !faults.length && !noted().length;) {
    shown = shownBy(page.mainFrame.document as unknown as Document);
    if (isLoaded() && (shown !== 'waiting' || visit.needsLogin)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  if (!visit.needsLogin) return shownBy(page.mainFrame.document as unknown as Document);
  const kind = await (page.evaluate(loadRemote) as unknown as Promise<string>);
  return kind === 'function' ? 'app' : `broken: ${visit.loads} has no entry`;
}

process.once('disconnect', () => process.exit(1));
const shown = await run().catch((error: Error): Shown => `broken: ${error.message}`);
const answer: OpenedText = { loaded: [...loaded], faults: [...faults, ...noted()], shown };
process.send!(answer, () => process.exit(0));
