import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bucketVariables } from '@umkreis/object-storage/bucket-config.ts';
import { expect, test } from 'vitest';
import { variables } from './config.ts';

const pages = ['settings.md', 'request-limits.md'];
const text = (
  await Promise.all(pages.map((page) => readFile(path.join(import.meta.dirname, '../../../../docs', page), 'utf8')))
).join('\n');
/** Variables with a row in the tables of docs/settings.md and docs/request-limits.md. */
const described = new Set(
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name!)),
);

test('finds every variable of the API in docs/settings.md and docs/request-limits.md', () => {
  const read = [...variables, ...bucketVariables('MEDIA'), ...bucketVariables('RELEASES')];
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter((name) => !described.has(name))).toEqual([]);
});
