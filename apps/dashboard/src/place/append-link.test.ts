import { expect, test } from 'vitest';
import { appendedAddress } from './append-link.tsx';

test('builds links as specified', () => {
  expect(appendedAddress('url', 'example.li/a')).toBe('http://example.li/a');
  expect(appendedAddress('url', 'https://example.li')).toBe('https://example.li');
  expect(appendedAddress('email', 'a@b.li')).toBe('mailto:a@b.li');
  expect(appendedAddress('phone', '+423 1 23')).toBe('tel:+423123');
  expect(appendedAddress('text', 'abc')).toBeUndefined();
});

test('does not link javascript: URLs', () => expect(appendedAddress('url', 'javascript:alert(1)')).toBeUndefined());
