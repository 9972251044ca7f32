import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { surfaces } from '@umkreis/contract/boot.ts';
import { workspace } from '@umkreis/deploy/shared/build-surfaces.ts';
import { serverNames, type Plan } from '../shared/state.ts';

const names = [...surfaces, ...serverNames];
let root: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
function commit(message: string, file?: string): void {
  if (file) write(file, message);
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

/** Plans, and publishes the plan if requested, with the release configuration of this workspace. */
function plan(...args: string[]): Plan {
  const script = path.join(import.meta.dirname, '../testing/release-in.ts');
  const env = { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_ISOLATE_PLUGINS: 'false' };
  const output = execFileSync(process.execPath, [script, ...args], { cwd: root, env, encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1)!) as Plan;
}

/** A workspace with all apps, of which map and kiosk use a lib, and its own Git history. */
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'umkreis-nx-release-'));
  copyFileSync(path.join(workspace, 'nx.json'), path.join(root, 'nx.json'));
  symlinkSync(path.join(workspace, 'node_modules'), path.join(root, 'node_modules'));
  write('package.json', JSON.stringify({ name: 'root', private: true, workspaces: ['apps/*', 'libs/*'] }));
  write('.gitignore', 'node_modules\n.nx\n');
  write('libs/guide/package.json', JSON.stringify({ name: '@umkreis/guide', version: '0.1.0' }));
  for (const name of names) {
    const dependencies = ['map', 'kiosk'].includes(name) ? { '@umkreis/guide': '*' } : {};
    const nx = { tags: ['type:app'] };
    write(
      `apps/${name}/package.json`,
      JSON.stringify({ name: `@umkreis/${name}`, version: '1.0.0', nx, dependencies }),
    );
  }
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'test');
  git('config', 'user.email', 'test@umkreis.example');
  commit('feat: start');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('releases every project once as 1.0.0, and then only what changed, each by its own commits', () => {
  const all = {
    surfaces: Object.fromEntries(surfaces.map((name) => [name, '1.0.0'])),
    servers: { api: '1.0.0', jobs: '1.0.0', edge: '1.0.0' },
  };
  expect(plan('publish')).toEqual(all);
  expect(git('tag').split('\n').toSorted()).toEqual(names.map((name) => `@umkreis/${name}@1.0.0`).toSorted());
  expect(plan()).toEqual({ surfaces: {}, servers: {} });

  commit('feat(map): add a filter', 'apps/map/filter.ts');
  commit('fix(guide): sort by distance', 'libs/guide/sort.ts');
  commit('docs(api): describe the order', 'apps/api/order.md');
  commit('fix(edge)!: require TLS', 'apps/edge/tls.ts');
  const next = { surfaces: { map: '1.1.0', kiosk: '1.0.1' }, servers: { edge: '2.0.0' } };
  expect(plan()).toEqual(next);
  expect(git('status', '--porcelain')).toBe('');

  expect(plan('publish')).toEqual(next);
  expect(git('log', '-1', '--format=%s')).toMatch(/^chore\(release\): publish/);
  expect(git('tag', '--points-at', 'HEAD').split('\n').toSorted()).toEqual([
    '@umkreis/edge@2.0.0',
    '@umkreis/kiosk@1.0.1',
    '@umkreis/map@1.1.0',
  ]);
  expect(JSON.parse(read('apps/map/package.json'))).toMatchObject({ version: '1.1.0' });
  expect(read('apps/map/CHANGELOG.md')).toContain('- **map:** add a filter');
  expect(read('apps/edge/CHANGELOG.md')).toMatch(/## 2\.0\.0|# 2\.0\.0/);
  expect(read('apps/kiosk/CHANGELOG.md')).toContain('Changes of shared libraries.');
  expect(git('status', '--porcelain')).toBe('');
  expect(plan()).toEqual({ surfaces: {}, servers: {} });
}, 180_000);
