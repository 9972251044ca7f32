import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { axe } from './support/axe.ts';
import { workspace } from './support/instance.ts';
import { expect, test } from './support/test.ts';

const project = path.join(workspace, 'tools/storybook');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

interface Index {
  entries: Record<string, { id: string; type: string }>;
}

test.describe.configure({ mode: 'serial' });
let server: Server;
let origin: string;
test.beforeAll(async () => {
  await promisify(execFile)('npm', ['run', 'build'], { cwd: project });
  server = createServer((request, response) => void sendFile(request.url ?? '/', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server?.close());

/** Lets the browser keep the scripts and their compiled code: the same ones show each story. */
async function sendFile(url: string, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(url, origin);
  const content = await readFile(path.join(project, 'dist', pathname)).catch(() => undefined);
  if (!content) return void response.writeHead(404).end();
  response
    .writeHead(200, {
      'Content-Type': types[path.extname(pathname)] ?? 'application/octet-stream',
      'Cache-Control': 'max-age=3600',
    })
    .end(content);
}

for (const theme of ['light', 'dark'])
  test(
    `shows each story in the ${theme} theme, without violations of accessibility rules`,
    { tag: '@nightly' },
    async ({ page }) => {
      const { entries } = JSON.parse(await readFile(path.join(project, 'dist/index.json'), 'utf8')) as Index;
      const stories = Object.values(entries).filter(({ type }) => type === 'story');
      expect(stories.length).toBeGreaterThan(40);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      for (const { id } of stories) {
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
        await expect(page.locator('#storybook-root main > *').first()).toBeAttached();
        const { violations } = await axe(page)
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        const found = violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`);
        expect.soft(found, id).toEqual([]);
      }
      expect(errors).toEqual([]);
    },
  );
