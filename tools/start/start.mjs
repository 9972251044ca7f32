// Runs on the machine's own Node before anything is installed: installs missing dependencies, then starts the
// TypeScript code on Node 24.
import { spawnSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const stamp = path.join(root, 'node_modules', '.umkreis-installed');
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages (about a minute, once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('\nnpm ci failed. Check the connection to the package registry and run the command again.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

const bundled = path.join(root, 'node_modules', '.bin', 'node');
const [major, minor] = process.versions.node.split('.').map(Number);
const node = existsSync(bundled) ? bundled : major > 22 || (major === 22 && minor >= 18) ? process.execPath : undefined;
if (!node) {
  console.error(`Node ${process.versions.node} is too old on this kind of machine: install Node 24.`);
  process.exit(1);
}

const child = spawn(node, [path.join(root, 'tools/start/src/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    NX_DAEMON: 'false',
    PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
  },
});
// The terminal sends Ctrl-C to the child as well; this process waits for it to clean up.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
