import { expect, test } from 'vitest';
import { branchUrl, originOf } from './branch-origin.ts';

const main = { origin: 'http://guide.example:4200' };

test('a branch lies below the main site, in its scheme and at its port', () => {
  const branch = { liveDomain: null, subdomain: 'vaduz' };
  expect(originOf(branch, main)).toBe('http://vaduz.guide.example:4200');
  expect(originOf(branch, { origin: 'https://guide.example' })).toBe('https://vaduz.guide.example');
  expect(branchUrl(branch, main)).toBe('http://vaduz.guide.example:4200/map');
});

test('a domain of its own comes first, and is https whatever the main site is', () => {
  const branch = { liveDomain: 'karte.vaduz.example', subdomain: 'vaduz' };
  expect(originOf(branch, main)).toBe('https://karte.vaduz.example');
  expect(branchUrl(branch, main)).toBe('https://karte.vaduz.example/map');
});

test('without a branch it is the main site', () => {
  expect(originOf(null, main)).toBe(main.origin);
});
