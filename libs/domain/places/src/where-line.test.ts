import { expect, test } from 'vitest';
import { whereLine } from './where-line.ts';

test.each([
  ['Städtle 12, 9490 Vaduz', 'Liechtenstein', 'Vaduz'],
  ['Städtle 12, 9490 Vaduz', undefined, 'Vaduz'],
  ['Städtle 12, 9490 Vaduz', 'Vaduz', 'Städtle 12'],
  ['Vaduz', 'Vaduz', ''],
  ['Triesenberg', 'Vaduz', 'Triesenberg'],
  [undefined, 'Vaduz', ''],
])('shows of %s in the guide %s: %s', (address, guide, expected) => expect(whereLine(address, guide)).toBe(expected));
