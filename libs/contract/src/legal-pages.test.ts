import { expect, it } from 'vitest';
import { isSoundSetting } from './branch-settings.ts';
import { legalPages } from './legal-pages.ts';

it('lists the pages that a branch has, in a fixed order', () => {
  expect(
    legalPages({ accessibilityUrl: 'https://a.example/', imprintUrl: 'https://i.example/', privacyUrl: null }),
  ).toEqual([
    { kind: 'imprint', url: 'https://i.example/' },
    { kind: 'accessibility', url: 'https://a.example/' },
  ]);
  expect(legalPages(null)).toEqual([]);
  // A release of the server from before these settings
  expect(legalPages({})).toEqual([]);
});

it.each(['http://a.example/', 'javascript:alert(1)', 'impressum', '', `https://a.example/${'a'.repeat(500)}`])(
  'rejects %j',
  (url) => expect(isSoundSetting('imprintUrl', url)).toBe(false),
);

it('accepts an https address, and none', () => {
  expect([isSoundSetting('privacyUrl', 'https://a.example/datenschutz'), isSoundSetting('privacyUrl', null)]).toEqual([
    true,
    true,
  ]);
});
