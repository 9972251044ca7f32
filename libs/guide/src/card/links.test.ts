import { expect, test } from 'vitest';
import { hostOf, isSafeUrl, mailUrl, phoneUrl, webUrl } from './links.ts';

test('links are completed', () => {
  expect(webUrl('adler.li')).toBe('http://adler.li');
  expect(webUrl('https://adler.li')).toBe('https://adler.li');
  expect(phoneUrl('+423 232 22 22')).toBe('tel:+4232322222');
  expect(mailUrl('a@b.li', 'Feedback zu Café (1)')).toBe('mailto:a@b.li?subject=Feedback%20zu%20Caf%C3%A9%20(1)');
  expect(hostOf('https://www.adler.li/karte')).toBe('adler.li');
});

test('scripts are no links', () => {
  expect(isSafeUrl('javascript:alert(1)')).toBe(false);
  expect(isSafeUrl('data:text/html,x')).toBe(false);
  expect(isSafeUrl('adler.li')).toBe(true);
});
