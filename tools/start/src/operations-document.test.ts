import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { productionNeeds } from '@umkreis/serving/production/required-settings.ts';
import { workspace } from './services.ts';

const pages = ['settings.md', 'request-limits.md', 'operations-monitoring.md'];
const text = (await Promise.all(pages.map((page) => readFile(path.join(workspace, 'docs', page), 'utf8')))).join('\n');
const settings = await readFile(path.join(workspace, 'docs/settings.md'), 'utf8');
const sources = globSync('{apps,libs,libs/*,tools}/*/src/**/*.ts', { cwd: workspace });
const code = (await Promise.all(sources.map((file) => readFile(path.join(workspace, file), 'utf8')))).join('\n');

test('documents in docs/settings.md the settings that production requires', () => {
  for (const { name } of productionNeeds) expect(settings).toContain(`\`${name}\``);
});

test('documents only existing variables and metrics in its tables', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((line) =>
    [...line.split('|')[1]!.matchAll(/`([A-Z][A-Z0-9_]{3,}|umkreis_\w+)/g)].map(([, name]) => name!),
  );
  expect(named.length).toBeGreaterThan(80);
  // Names of a store's variables start with its purpose.
  const inCode = (name: string) => code.includes(name.replace(/^(MEDIA|RELEASES)_(?=S3_|STORE)/, ''));
  expect(named.filter((name) => !inCode(name) && name !== 'HOST')).toEqual([]);
});

test('documents every metric of a process', async () => {
  const files = sources.filter((file) => file.endsWith('-metrics.ts'));
  const named = (await Promise.all(files.map((file) => readFile(path.join(workspace, file), 'utf8')))).join('\n');
  const metrics = [...new Set([...named.matchAll(/'(umkreis_[a-z_]+)'/g)].map(([, name]) => name!))];
  expect(metrics.length).toBeGreaterThan(12);
  expect(metrics.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
});
