import { chromium, type Browser, type Page } from 'playwright-core';
import type { StaffMember } from '@umkreis/contract/dashboard.ts';
import { demoPeople } from '@umkreis/db/demo-people.ts';
import { pageStateOf, type Opened } from './opened-page.ts';
import { recordErrors } from './record-errors.ts';
import type { Visit } from './visits.ts';

/** Waits for late errors: effects and lazy chunks, ms. */
const SETTLE_MS = 1500;
/** Content further down is loaded when it scrolls into view. */
const SCREEN_PX = 600;
const SCREENS = 10;

export interface SmokeTestBrowser {
  open(visit: Visit, port: number): Promise<Opened>;
  close(): Promise<void>;
}

/**
 * Opens pages in a headless Chromium. @param executablePath of the browser @param timeoutMs for each page to
 * render
 */
export async function launchBrowser(executablePath: string, timeoutMs: number): Promise<SmokeTestBrowser> {
  const browser = await chromium.launch({
    executablePath,
    // Chromium has no sandbox as root; the pages are the operator's own, from loopback.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-first-run', '--disable-sync'],
  });
  return { open: (visit, port) => open(browser, visit, port, timeoutMs), close: () => browser.close() };
}

async function open(browser: Browser, visit: Visit, port: number, timeoutMs: number): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const opened: Opened = { loaded: new Set(), errors: [], state: 'waiting' };
    watch(page, opened);
    await page.addInitScript(recordErrors);
    await isolatePage(page, port);
    await page.goto(`http://${visit.subdomain && `${visit.subdomain}.`}localhost:${port}${visit.path}`, {
      waitUntil: 'commit',
      timeout: timeoutMs,
    });
    if (visit.needsLogin) await logIn(page, opened, timeoutMs);
    const isEnough = () => opened.errors.length > 0 || opened.state.startsWith('broken');
    for (const end = Date.now() + timeoutMs; Date.now() < end && !isEnough();) {
      opened.state = await look(page);
      if (opened.state === 'app' && isLoaded(opened, visit)) break;
      await page.waitForTimeout(100);
    }
    for (let screen = 0; visit.isLong && screen < SCREENS; screen++) {
      await page.mouse.wheel(0, SCREEN_PX);
      await page.waitForTimeout(100);
    }
    await page.waitForTimeout(SETTLE_MS);
    opened.state = await look(page);
    opened.errors.unshift(...(await recordedErrors(page)));
    return opened;
  } finally {
    await context.close();
  }
}

/** The errors with their causes, which Playwright does not pass on. */
const recordedErrors = (page: Page) =>
  page.evaluate<string[]>('globalThis.trialFaults ?? []').catch((): string[] => []);

const isLoaded = ({ loaded }: Opened, { loads }: Visit) => [...loaded].some((name) => name.startsWith(`${loads}/`));

/** During a navigation the page cannot be evaluated. */
const look = (page: Page) =>
  page.evaluate<Opened['state']>(`(${pageStateOf.toString()})(document)`).catch(() => 'waiting' as const);

function watch(page: Page, opened: Opened): void {
  page.on('pageerror', (error) => opened.errors.push(error.stack ?? error.message));
  // Errors caught by a boundary are logged to the console.
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('/releases/')) opened.errors.push(message.text());
  });
  page.on('response', (response) => {
    const [, release] = /\/releases\/(\w+\/[\w.-]+)\/.*\.js$/.exec(new URL(response.url()).pathname) ?? [];
    if (release && response.ok()) opened.loaded.add(release);
    if (response.url().includes('/releases/') && response.status() >= 400)
      opened.errors.push(`${new URL(response.url()).pathname} answered ${response.status()}`);
  });
}

const someone: StaffMember = { email: demoPeople[0]!.email, name: 'Trial', role: 'staff', branchShortIds: [1] };

/** Isolates the page: blocks writes, statistics and requests to other servers; the login uses a test identity. */
async function isolatePage(page: Page, port: number): Promise<void> {
  await page.route('**/*', (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.port !== String(port) && url.protocol.startsWith('http')) return route.abort();
    if (url.pathname === '/api/staff/me') return route.fulfill({ json: someone });
    if (url.pathname.startsWith('/api/') && request.method() !== 'GET') return route.abort();
    return route.continue();
  });
}

/** The page redirects to the login; the local provider requires no password. */
async function logIn(page: Page, opened: Opened, timeoutMs: number): Promise<void> {
  const person = page.getByRole('button', { name: demoPeople[0]!.email });
  for (const end = Date.now() + timeoutMs; Date.now() < end && opened.errors.length === 0;) {
    opened.state = await look(page);
    if (opened.state.startsWith('broken')) return;
    if (await person.isVisible().catch(() => false)) return person.click();
    await page.waitForTimeout(100);
  }
}
