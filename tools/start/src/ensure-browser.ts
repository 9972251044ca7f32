import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installDebianPackage } from './debian-package.ts';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, the system's, else Debian's package, else Playwright's.
 * @throws Error when none can be had
 */
export async function ensureBrowser(): Promise<string> {
  const found = [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path));
  if (found) return found;
  if (installDebianPackage('chromium')) {
    const installed = known.find((path) => existsSync(path));
    if (installed) return installed;
  }
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const { status } = spawnSync(process.execPath, [cli, 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  if (status === 0 && existsSync(own)) return own;
  throw new Error('No Chromium on this machine, and none could be installed. Install one and set CHROMIUM_PATH.');
}
