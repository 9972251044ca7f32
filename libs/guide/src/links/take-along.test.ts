import { expect, test } from 'vitest';
import { takenAlong } from './take-along.ts';

const levels = [
  { key: 'EG', sortOrder: 0, layerId: null, layerPath: null, isDefault: true },
  { key: 'OG', sortOrder: 1, layerId: null, layerPath: null, isDefault: false },
];
const page = 'https://mall.example/map/place/Vq3xK9aB/baeckerei';

test('a phone goes on with place, floor, language and time, and is no kiosk', () => {
  const search = '?iskiosk=&kiosk=q3xK9aBVq3xK9aBVq3xK9w&level=OG&time=2026-12-05T17:00&q=brot';
  expect(takenAlong(page, { search, language: 'en', levels })).toBe(`${page}?time=2026-12-05T17%3A00&level=OG&lang=en`);
});

test('the floor of the kiosk goes along without being chosen; what is usual needs no word', () => {
  expect(takenAlong(page, { search: '?iskiosk', language: 'de', levels })).toBe(`${page}?level=EG`);
  expect(takenAlong(page, { search: '?iskiosk', language: 'de', levels: [] })).toBe(page);
});

test('what the address says already stays', () => {
  expect(takenAlong(`${page}?propose=change`, { search: '', language: 'en', levels: [] })).toBe(
    `${page}?propose=change&lang=en`,
  );
});
