// @vitest-environment happy-dom
import encodeQR from 'qr';
import { expect, it } from 'vitest';
import { isDay, listFromUrl, listParameter, listQuery, listToUrl } from './list-in-url.ts';
import { emptyList, mostEntries, withEntries, type MyList } from './listed-entries.ts';

const listOf = (day: string | null, ...ids: string[]): MyList =>
  withEntries(
    { ...emptyList, day },
    ids.map((id) => ({ id, title: '' })),
  );

it.each([
  [listOf(null, 'AbC12345'), 'AbC12345'],
  [listOf('2026-12-05', 'AbC12345', 'X_Z-8765'), '2026-12-05.AbC12345.X_Z-8765'],
  [listOf(null, 'AbC12345.0123456789ab', 'AbC12345'), 'AbC12345.0123456789ab.AbC12345'],
  [listOf(null, 'AbC12345', 'AbC12345.0123456789ab'), 'AbC12345.AbC12345.0123456789ab'],
  [listOf(null), ''],
])('reads what it has written: %j', (list, text) => {
  expect(listToUrl(list)).toBe(text);
  expect(listFromUrl(text)).toEqual(list);
});

it('writes a link that stays readable', () => {
  expect(listQuery(listOf('2026-12-05', 'AbC12345', 'X_Z-8765'))).toBe('?mylist=2026-12-05.AbC12345.X_Z-8765');
});

it.each([
  ['AbC12345.short..toolong12.XyZ98765', ['AbC12345', 'XyZ98765']],
  ['0123456789ab.AbC12345', ['AbC12345']],
  ['AbC12345.0123456789ab.0123456789ab', ['AbC12345.0123456789ab']],
  ['AbC12345.AbC12345', ['AbC12345']],
  ['<script>.javascript:alert(1).../../x', []],
])('leaves out what is no entry: %s', (text, ids) => {
  expect(listFromUrl(text).entries.map(({ id }) => id)).toEqual(ids);
});

it('ignores a day that does not exist', () => {
  expect([listFromUrl('2026-02-30.AbC12345').day, isDay('2026-02-28'), isDay('2026-13-01'), isDay('')]).toEqual([
    null,
    true,
    false,
    false,
  ]);
});

it('reads at most as many entries as a list can have', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `place${String(index).padStart(3, '0')}`);
  expect(listFromUrl(ids.join('.')).entries).toHaveLength(mostEntries);
});

it('fits the longest list into a QR code', () => {
  const ids = Array.from({ length: mostEntries }, (_, index) => `place${String(index).padStart(3, '0')}.0123456789ab`);
  const url = `https://a-rather-long-name-of-a-guide.example.org/map${listQuery(listOf('2026-12-05', ...ids))}&level=OG&lang=en`;
  expect(new URL(url).searchParams.get(listParameter)).toContain('place099');
  expect(() => encodeQR(url, 'raw', { ecc: 'medium', border: 1 })).not.toThrow();
});
