import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';
import type { ReleasePointers } from '@umkreis/contract/releases.ts';
import { readPointers } from '@umkreis/releases/local-pointers.ts';
import { launchBrowser } from './in-browser.ts';
import { installedBrowser } from './installed-browser.ts';
import type { Opened } from './opened-page.ts';
import { startSmokeTestEdge, type SmokeTestEdge } from './smoke-test-edge.ts';
import { runtimeBrowser } from './in-runtime.ts';
import { testedBranches, visitsOf, type Visit } from './visits.ts';

interface Options {
  surface: Surface;
  version: string;
  /** The folder of its files; omitted: the version's place in the releases */
  files?: string;
  dataDir: string;
  /** The branches of a canary. */
  branches?: readonly number[];
  /** Of a running API, as source of real data; null: without an API */
  apiUrl: string | null;
  report: (now: string) => void;
  /** Path of a Chromium; null: the JavaScript runtime; omitted: Chromium if it is installed */
  browser?: string | null;
  /** Timeout for each page to render its app, ms */
  timeoutMs?: number;
  /** An edge in front of the same releases, which is not stopped; omitted: a new one is started */
  edge?: SmokeTestEdge;
}

/** For a busy machine; a page takes two seconds on an idle one. */
const TIMEOUT_MS = 20_000;

/**
 * Smoke-tests a version before it is live: loads a remote in the live and previous shells, or the shell with
 * the live remotes. Uncaught errors, missing files, a fallback in place of a remote and an empty page are
 * failures.
 * @returns a description of where it was tested
 * @throws Error that names the page and its error
 */
export async function tryRelease(options: Options): Promise<string> {
  const { surface, version, dataDir, branches, report, timeoutMs = TIMEOUT_MS } = options;
  const releases = path.join(dataDir, 'releases');
  const shells = await shellsFor(surface, version, releases);
  if (shells.length === 0) return 'not tested: there is no shell to load it in yet';
  const live = await readPointers(releases);
  const executable = options.browser === undefined ? await installedBrowser() : options.browser;
  const browser =
    executable &&
    (await launchBrowser(executable, timeoutMs).catch((error: Error) => reportLaunchFailure(error, report)));
  const runtime = browser || runtimeBrowser(timeoutMs);
  // Drawing places needs browser features that the runtime lacks.
  const apiUrl = browser ? options.apiUrl : null;
  try {
    const edge = options.edge ?? (await startSmokeTestEdge(dataDir, apiUrl));
    try {
      const visits = visitsOf(surface, await testedBranches(apiUrl), branches).filter(
        ({ loads }) => loads === surface || live[loads],
      );
      if (visits.length === 0) return 'not tested: no branch has a page that shows it';
      for (const shell of shells) {
        await edge.serve(pointersOf(live, { shell, [surface]: version }), { [`${surface}/${version}`]: options.files });
        report(`opening ${visits.map(({ path: page }) => page).join(', ')} with shell ${shell}`);
        const opened = await Promise.all(visits.map((visit) => runtime.open(visit, edge.port)));
        for (const [index, visit] of visits.entries()) judge(opened[index]!, visit, { surface, version, shell });
      }
    } finally {
      if (edge !== options.edge) await edge.close();
    }
  } finally {
    await runtime.close();
  }
  const where = browser ? 'a browser' : 'a JavaScript runtime, as no browser starts here';
  return `tested in ${where}${shells.length > 1 ? ', in the live shell and the one before' : ''}`;
}

/** Continues without a browser if an installed one does not start. */
function reportLaunchFailure({ message }: Error, report: Options['report']): null {
  report(`the browser does not start: ${message.split('\n')[0]}`);
  return null;
}

/** The shells in which a version has to run; itself if it is one. */
async function shellsFor(surface: Surface, version: string, releases: string): Promise<string[]> {
  if (surface === 'shell') return [version];
  const { current, previous = [], canary } = (await readPointers(releases)).shell ?? {};
  const shells = [current, previous[0], canary?.version].filter((name) => name !== undefined);
  const found = await Promise.all(shells.map((name) => stat(path.join(releases, 'shell', name)).catch(() => null)));
  return shells.filter((_, index) => found[index]);
}

/** The live versions without canaries, replaced by the versions under test. */
function pointersOf(live: ReleasePointers, candidates: Partial<Record<Surface, string>>): ReleasePointers {
  const versions = {
    ...Object.fromEntries(Object.entries(live).map(([name, pointer]) => [name, pointer?.current])),
    ...candidates,
  };
  return Object.fromEntries(
    Object.entries(versions).map(([name, current]) => [name, { current: current!, previous: [] }]),
  );
}

/** Lines of an error's stack that are shown; the remaining ones are in libraries. */
const STACK_LINES = 4;

/** Errors of React, whose texts are only numbers in production, say less than those of the page. */
const isMinified = (error: string) => /Minified React error #\d+/.test(error);
const ownFirst = (errors: readonly string[]): string[] =>
  errors.toSorted((one, other) => Number(isMinified(one)) - Number(isMinified(other)));

/** @throws Error if the page has an error */
function judge(
  { loaded, errors, state }: Opened,
  visit: Visit,
  { surface, version, shell }: { surface: Surface; version: string; shell: string },
): void {
  const isLoaded = visit.loads !== surface || loaded.has(`${surface}/${version}`);
  const problems = [
    ...ownFirst([...new Set(errors)])
      .slice(0, 3)
      .map((error) => error.split('\n').slice(0, STACK_LINES).join('\n')),
    ...(state === 'app' ? [] : [state === 'waiting' ? 'the page stays empty' : state.replace('broken: ', '')]),
    ...(isLoaded ? [] : [`nothing of ${surface} was loaded`]),
  ];
  if (problems.length === 0) return;
  throw new Error(
    `${surface} ${version} does not start, so it does not go live.\nOn ${visit.subdomain || 'the main site'}, ${visit.path}, with shell ${shell}:\n  ${problems.join('\n  ')}`,
  );
}
