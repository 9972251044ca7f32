import { expect, test } from 'vitest';
import { fontFaces, ownFontFaces, withFontFiles } from './font-faces.ts';

const latin = { regularLatin: '/r', regularLatinExt: '/rx', semiboldLatin: '/s', semiboldLatinExt: '/sx' };
const faces = fontFaces({ ...latin, scripts: [{ url: '/han', ranges: ['U+4E00-9FFF'] }] });
const parts = [
  { url: '/han-1', ranges: ['U+4E00', 'U+4E02'] },
  { url: '/han-2', ranges: ['U+4E01'] },
];
const urls = (of: unknown) => (of as { url: string }[]).map(({ url }) => url);

test('declares other scripts for both weights, and replaces a file by its parts in both', () => {
  expect(Object.values(faces).map(urls)).toEqual([
    ['/r', '/rx', '/han'],
    ['/s', '/sx', '/han'],
  ]);
  const replaced = withFontFiles(faces, '/han', parts)!;
  expect(Object.values(replaced).map(urls)).toEqual([
    ['/r', '/rx', '/han-1', '/han-2'],
    ['/s', '/sx', '/han-1', '/han-2'],
  ]);
  expect(withFontFiles(replaced, '/han', parts)).toBeNull();
});

test("leaves a hosted style's own fonts as they are", () => {
  const hosted = { ...faces, 'Open Sans': '/open', Other: [{ url: '/other' }] };
  expect(withFontFiles(hosted, '/han', parts)).toMatchObject({ 'Open Sans': '/open', Other: [{ url: '/other' }] });
  const style = { version: 8 as const, sources: {}, layers: [] };
  expect(ownFontFaces({ ...style, 'font-faces': hosted })).toEqual(faces);
  expect(ownFontFaces(style)).toBeNull();
});
