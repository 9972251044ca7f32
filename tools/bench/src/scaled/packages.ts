import { spawnSync } from 'node:child_process';
import { installDebianPackage } from '@umkreis/start/debian-package.ts';

/** Programs of the set-up and their Debian packages. */
const packages: readonly (readonly [program: string, version: string, name: string])[] = [
  ['pgbouncer', '--version', 'pgbouncer'],
  ['haproxy', '-v', 'haproxy'],
  ['patroni', '--version', 'patroni'],
  ['etcd', '--version', 'etcd-server'],
];

/**
 * Installs what is missing. What the packages start as a service doesn't disturb: the set-up uses other ports.
 * @throws Error that names the packages
 */
export function ensurePackages(): void {
  const isThere = ([program, version]: (typeof packages)[number]) => spawnSync(program, [version]).status === 0;
  const missing = packages.filter((one) => !isThere(one) && !(installDebianPackage(one[2]) && isThere(one)));
  if (missing.length > 0)
    throw new Error(`This needs Debian packages: apt-get install ${missing.map(([, , name]) => name).join(' ')}`);
}
