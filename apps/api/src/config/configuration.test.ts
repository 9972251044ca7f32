import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bucketVariables } from '@umkreis/media/bucket-config.ts';
import { expect, test } from 'vitest';
import { variables } from './config.ts';

const text = await readFile(path.join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
/** Variables that have a row in the tables of docs/operations.md. */
const described = new Set(
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name!)),
);

test('docs/operations.md describes every variable of the API', () => {
  const read = [...variables, ...bucketVariables('MEDIA'), ...bucketVariables('RELEASES')];
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter((name) => !described.has(name))).toEqual([]);
});
