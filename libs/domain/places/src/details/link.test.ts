import { expect, test } from 'vitest';
import { hostOf, isSafeUrl, isWebAddress, mailUrl, webUrl } from './link.ts';

test('adds https:// if the scheme is missing', () => {
  expect(webUrl('adler.li')).toBe('https://adler.li');
  expect(webUrl('//adler.li')).toBe('https://adler.li');
  expect(webUrl('https://adler.li')).toBe('https://adler.li');
  expect(webUrl('HTTPS://adler.li')).toBe('HTTPS://adler.li');
});

test('builds mailto: links, with a subject for feedback', () => {
  expect(mailUrl('a@b.li')).toBe('mailto:a@b.li');
  expect(mailUrl('a@b.li', 'Feedback zu Café (1)')).toBe('mailto:a@b.li?subject=Feedback%20zu%20Caf%C3%A9%20(1)');
});

test('shows the host of a link', () => {
  expect(hostOf('https://www.adler.li/karte')).toBe('adler.li');
  expect(hostOf('kein Link')).toBe('kein Link');
});

test('rejects scripts as links', () => {
  expect(isSafeUrl('javascript:alert(1)')).toBe(false);
  expect(isSafeUrl('data:text/html,x')).toBe(false);
  expect(isSafeUrl('adler.li')).toBe(true);
});

test.each(['adler.li', 'https://adler.li/karte?x=1', 'http://bücher.li'])('accepts %s', (value) =>
  expect(isWebAddress(value)).toBe(true),
);
test.each(['', 'adler', 'zwei worte.li', 'javascript:alert(1)', 'ftp://adler.li', 'http://'])('rejects %j', (value) =>
  expect(isWebAddress(value)).toBe(false),
);
