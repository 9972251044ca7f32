import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Debian package, as root or with passwordless sudo. @returns false if that is not possible */
export function installDebianPackage(name: string): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...parameters: string[]) => {
    const [command, ...args] = [...prefix, 'apt-get', ...parameters];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command!, args, { stdio: 'inherit', env }).status === 0;
  };
  return run('update', '-q') && run('install', '-y', '-q', '--no-install-recommends', name);
}
