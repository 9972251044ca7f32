import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { privateWords } from './lint/private-words.ts';
import { workspace } from './services.ts';

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(path.join(workspace, folder))
    .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .map((name) => path.join(folder, name)),
);

/**
 * Files and folders that a text names by their path from the root: `libs/ui/src`, without patterns and
 * placeholders.
 */
const named = (text: string) =>
  [...text.matchAll(/`((?:apps|libs|tools|docs|docker|\.github)\/[\w./@-]+)`/g)].map((match) => match[1]!);
/** Sources that a text names by the end of their path: `change-requests/difference.ts`. */
const sources = (text: string) => [...text.matchAll(/`([\w./-]+\.tsx?)(?:\?\w+)?`/g)].map((match) => match[1]!);
const allSources = ['apps', 'libs', 'libs/*', 'tools'].flatMap((group) =>
  globSync(`${group}/*/src/**/*.{ts,tsx}`, { cwd: workspace }).map((file) => `/${file}`),
);

/** Files that a text links to, relative to itself. */
const linked = (text: string) => [...text.matchAll(/\]\((?!\w+:)([^)#\s]+)/g)].map((match) => match[1]!);

test.each(documents)('%s names only existing files', (document) => {
  const text = readFileSync(path.join(workspace, document), 'utf8');
  const paths = [
    ...named(text).map((name) => path.join(workspace, name)),
    ...linked(text).map((name) => path.resolve(workspace, path.dirname(document), name)),
  ];
  expect(paths.filter((name) => !existsSync(name)).map((name) => path.relative(workspace, name))).toEqual([]);
  const unknown = sources(text).filter((name) => !allSources.some((file) => file.endsWith(`/${name}`)));
  expect(unknown.filter((name) => !existsSync(path.join(workspace, name)))).toEqual([]);
});

/** Pages with tables, which readers search rather than read. */
const tables = [
  'docs/decisions/README.md',
  'docs/performance-measurements.md',
  'docs/security-promises.md',
  'docs/security-verification.md',
];
const MOST_BYTES = 8 * 1024;

test.each(documents.filter((document) => !tables.includes(document)))('%s is at most 8 kB', (document) => {
  expect(readFileSync(path.join(workspace, document)).length).toBeLessThanOrEqual(MOST_BYTES);
});

test.each(documents)('%s uses no private words', (document) => {
  expect(privateWords(readFileSync(path.join(workspace, document), 'utf8'))).toEqual([]);
});
