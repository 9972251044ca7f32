import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installedBrowser } from '@umkreis/deploy/smoke-test/installed-browser.ts';
import { installDebianPackage } from './debian-package.ts';

/**
 * The path of a Chromium for tests: CHROMIUM_PATH, the system's, Debian's package, or Playwright's.
 * @throws Error if none is available
 */
export async function ensureBrowser(): Promise<string> {
  const found = await installedBrowser();
  if (found) return found;
  if (installDebianPackage('chromium')) {
    const installed = await installedBrowser();
    if (installed) return installed;
  }
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const { status } = spawnSync(process.execPath, [cli, 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  const own = status === 0 && (await installedBrowser());
  if (own) return own;
  throw new Error('No Chromium on this machine, and none could be installed. Install one and set CHROMIUM_PATH.');
}

const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/**
 * The path of a browser for tests: CHROMIUM_PATH, Debian's headless shell, which is Chromium without its window and
 * takes 15 % less CPU time for a page, or else any Chromium.
 * @throws Error if none is available
 */
export async function ensureHeadlessShell(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return ensureBrowser();
  const isThere = () => existsSync(HEADLESS_SHELL);
  return isThere() || (isDebian() && installDebianPackage('chromium-headless-shell') && isThere())
    ? HEADLESS_SHELL
    : ensureBrowser();
}

/** Systems derived from Debian lack the package. */
function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
