import { existsSync } from 'node:fs';

/** Usual installation paths of Chromium. */
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** An installed Chromium: CHROMIUM_PATH, the system's, or Playwright's. Nothing is installed. */
export async function installedBrowser(): Promise<string | undefined> {
  const found = [process.env.CHROMIUM_PATH, ...usualPaths].find((file) => file && existsSync(file));
  if (found) return found;
  const { chromium } = await import('playwright-core');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}
