import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from './services.ts';

const folder = path.join(workspace, 'docs/decisions');
const readText = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const names = readdirSync(folder).filter((name) => name !== 'README.md');

const MAX_BYTES = 3000;
const template =
  /^# (?<number>\d+)\. (?<title>[^\n]+)\n\nStatus: (?<status>accepted|superseded by \[\d+\]\((?<successor>[\w-]+\.md)\))\n\nDate: \d{4}-\d\d-\d\d\n\n## Context\n\n(?<text>[^]+)\n$/;

const parse = (name: string) => template.exec(readText(name))?.groups;

it.each(names)('%s follows the template', (name) => {
  const text = readText(name);
  expect(text).toMatch(template);
  expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
  expect(text.split(/^## .+$/m).every((section) => section.trim() !== '')).toBe(true);
  expect(name).toMatch(/^\d{3}-[a-z0-9-]+\.md$/);
  expect(Number(parse(name)?.number)).toBe(Number(name.slice(0, 3)));
});

it.each(names)('%s has at most 3 kB', (name) => {
  expect(Buffer.byteLength(readText(name))).toBeLessThanOrEqual(MAX_BYTES);
});

it('lists each record once, with number, title and status', () => {
  const rows = readText('README.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  const expected = names.toSorted().map((name) => {
    const { number, title, status } = parse(name) ?? {};
    return `| ${number} | [${title}](${name}) | ${status} |`;
  });
  expect(rows).toEqual(expected);
});

it('uses each number once', () => {
  const numbers = names.map((name) => name.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('names an existing successor of each superseded record', () => {
  const successors = names.flatMap((name) => parse(name)?.successor ?? []);
  expect(successors.filter((name) => !names.includes(name))).toEqual([]);
});
