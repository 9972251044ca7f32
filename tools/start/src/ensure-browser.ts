import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

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
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...command: string[]) => spawnSync(command[0]!, command.slice(1), { stdio: 'inherit' }).status === 0;
  if (
    existsSync('/usr/bin/apt-get') &&
    run(...prefix, 'apt-get', 'update', '-q') &&
    run(...prefix, 'apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium')
  ) {
    const installed = known.find((path) => existsSync(path));
    if (installed) return installed;
  }
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  if (run(process.execPath, cli, 'install', '--with-deps', 'chromium') && existsSync(own)) return own;
  throw new Error('No Chromium on this machine, and none could be installed. Install one and set CHROMIUM_PATH.');
}
