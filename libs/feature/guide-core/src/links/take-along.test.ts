import { expect, test } from 'vitest';
import { takenAlong } from './take-along.ts';

const levels = [
  { key: 'EG', sortOrder: 0, layerId: null, layerPath: null, isDefault: true },
  { key: 'OG', sortOrder: 1, layerId: null, layerPath: null, isDefault: false },
];
const page = 'https://mall.example/map/place/Vq3xK9aB/baeckerei';

test('keeps place, floor, language and time on the phone, without the kiosk parameters', () => {
  const search = '?iskiosk=&kiosk=q3xK9aBVq3xK9aBVq3xK9w&level=OG&time=2026-12-05T17:00&q=brot';
  expect(takenAlong(page, { search, language: 'en', levels })).toBe(`${page}?time=2026-12-05T17%3A00&level=OG&lang=en`);
});

test("adds the kiosk's floor even if it wasn't selected, and omits defaults", () => {
  expect(takenAlong(page, { search: '?iskiosk', language: 'de', levels })).toBe(`${page}?level=EG`);
  expect(takenAlong(page, { search: '?iskiosk', language: 'de', levels: [] })).toBe(page);
});

test('keeps the existing query of the URL', () => {
  expect(takenAlong(`${page}?propose=change`, { search: '', language: 'en', levels: [] })).toBe(
    `${page}?propose=change&lang=en`,
  );
});
