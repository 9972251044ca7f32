import { expect, test } from 'vitest';
import { branchUrl, originOf } from './branch-origin.ts';

const main = { origin: 'http://guide.example:4200' };

test('uses a subdomain of the main site with its scheme and port', () => {
  const branch = { liveDomain: null, subdomain: 'vaduz' };
  expect(originOf(branch, main)).toBe('http://vaduz.guide.example:4200');
  expect(originOf(branch, { origin: 'https://guide.example' })).toBe('https://vaduz.guide.example');
  expect(branchUrl(branch, main)).toBe('http://vaduz.guide.example:4200/map');
});

test("prefers a branch's own domain, always with https", () => {
  const branch = { liveDomain: 'karte.vaduz.example', subdomain: 'vaduz' };
  expect(originOf(branch, main)).toBe('https://karte.vaduz.example');
  expect(branchUrl(branch, main)).toBe('https://karte.vaduz.example/map');
});

test('returns the main site without a branch', () => {
  expect(originOf(null, main)).toBe(main.origin);
});
