import { expect, test } from 'vitest';
import { appendedAddress } from './append-link.tsx';

test('builds links as the specification says', () => {
  expect(appendedAddress('url', 'example.li/a')).toBe('http://example.li/a');
  expect(appendedAddress('url', 'https://example.li')).toBe('https://example.li');
  expect(appendedAddress('email', 'a@b.li')).toBe('mailto:a@b.li');
  expect(appendedAddress('phone', '+423 1 23')).toBe('tel:+423123');
  expect(appendedAddress('text', 'abc')).toBeUndefined();
});

test('opens no script', () => expect(appendedAddress('url', 'javascript:alert(1)')).toBeUndefined());
