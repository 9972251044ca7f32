import { expect, test } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { mapAddress } from './map-address.ts';

const boot = { branch: null, product: { origin: 'http://guide.example:4200' } } as Boot;
const place = { nanoId: 'abcdefgh', title: 'Café' };
const of = (liveDomain: string | null) => ({ shortId: 3, subdomain: 'vaduz', liveDomain }) as Branch;

test("uses the branch's own domain, else its subdomain", () => {
  const url = (branch: Branch) => new URL(mapAddress(boot, branch, place));
  expect(url(of(null)).origin).toBe('http://vaduz.guide.example:4200');
  expect(url(of('karte.vaduz.example')).origin).toBe('https://karte.vaduz.example');
  expect(url(of(null)).pathname).toBe('/map/place/abcdefgh/caf%C3%A9');
});

test("returns a path on the branch's own site", () => {
  const branch = of(null);
  expect(mapAddress({ ...boot, branch }, branch, place)).toMatch(/^\/map\/place\/abcdefgh/);
});
