import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from './services.ts';

const text = await readFile(path.join(workspace, 'docs/security-verification.md'), 'utf8');

/** Number of requirements of levels 1 and 2 per section of ASVS 5.0.0. */
const sections: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};

test('contains one row with a status for every requirement of ASVS levels 1 and 2', () => {
  const wanted = Object.entries(sections).flatMap(([section, length]) =>
    Array.from({ length }, (_, at) => `${section}.${at + 1}`),
  );
  const rows = [...text.matchAll(/^\| (\d+\.\d[^|]*) \| (yes|no|operator|issuer|–) \|/gm)];
  const documented = rows.flatMap(([, numbers]) => numbers!.split(', ').flatMap(spread));
  expect(documented.toSorted()).toEqual(wanted.toSorted());
});

/** Expands '1.2.6–1.2.8' to its numbers. */
function spread(numbers: string): string[] {
  const [first, last = first] = numbers.split('–');
  const parts = first!.split('.');
  const [from, to] = [Number(parts[2]), Number(last!.split('.')[2])];
  return Array.from({ length: to - from + 1 }, (_, at) => `${parts[0]}.${parts[1]}.${from + at}`);
}
