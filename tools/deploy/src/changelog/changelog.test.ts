import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changelog } from './changelog.ts';

/** A repository whose commits write these files. */
function repositoryOf(commits: readonly { at: string; text: string; files: Record<string, string> }[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'changelog-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (args: readonly string[], at?: string) =>
    execFileSync('git', args, {
      cwd: folder,
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        ...(at && { GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at }),
      },
    });
  git(['init', '-q', '-b', 'main']);
  for (const { at, text, files } of commits) {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    git(['add', '.']);
    git(['-c', 'user.name=Eva', '-c', 'user.email=eva@town.example', 'commit', '-q', '-m', text], at);
  }
  return folder;
}

test('what ships is told by day and area, newest first; tests and documents alone are not', () => {
  const repository = repositoryOf([
    { at: '2026-11-20T10:00:00Z', text: 'Pages', files: { 'apps/edge/src/page.ts': 'a\n' } },
    { at: '2026-11-20T23:30:00-05:00', text: 'Names of <places>', files: { 'libs/guide/src/a.ts': 'a\nb\n' } },
    { at: '2026-11-21T08:00:00Z', text: 'A kiosk knows', files: { 'apps/kiosk/src/a.ts': 'a\n' } },
    {
      at: '2026-11-21T09:00:00Z',
      text: 'Mostly the map',
      files: {
        'apps/map/src/a.ts': 'a\nb\n',
        'apps/kiosk/src/a.ts': 'b\n',
        'apps/edge/src/a.test.ts': 'a\n'.repeat(9),
      },
    },
    { at: '2026-11-21T10:00:00Z', text: 'A test', files: { 'apps/map/src/a.test.ts': 'a\n', 'docs/a.md': 'a\n' } },
  ]);
  expect(changelog(repository)).toBe(`# Changes

Made from the commits by \`npm run changelog\`; not edited by hand.

## 2026-11-21

### Map, for visitors

- Mostly the map
- Names of \\<places\\>

### Kiosk

- A kiosk knows

## 2026-11-20

### Operations

- Pages
`);
});
