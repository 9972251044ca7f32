import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { workspace } from './support/instance.ts';
import { expect, test } from './support/test.ts';

const project = path.join(workspace, 'tools/storybook');
/** Answered from the files of the build; no server listens there. */
const origin = 'http://storybook.localhost:1';

interface Index {
  entries: Record<string, { id: string; type: string }>;
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => promisify(execFile)('npm', ['run', 'build'], { cwd: project }));

for (const [theme, details] of [
  ['light', {}],
  ['dark', { tag: '@nightly' }],
] as const)
  test(
    `shows each story in the ${theme} theme, without violations of accessibility rules`,
    details,
    async ({ page }) => {
      const { entries } = JSON.parse(await readFile(path.join(project, 'dist/index.json'), 'utf8')) as Index;
      const stories = Object.values(entries).filter(({ type }) => type === 'story');
      expect(stories.length).toBeGreaterThan(40);
      await page.route(`${origin}/**`, (route) =>
        route.fulfill({ path: path.join(project, 'dist', new URL(route.request().url()).pathname) }),
      );
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      for (const { id } of stories) {
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
        await expect(page.locator('#storybook-root main > *').first()).toBeAttached();
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        const found = violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`);
        expect.soft(found, id).toEqual([]);
      }
      expect(errors).toEqual([]);
    },
  );
