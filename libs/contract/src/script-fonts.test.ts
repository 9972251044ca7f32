import { expect, test } from 'vitest';
import { hanFontOf, partsOf, partsPathOf, scriptFonts, scriptFontsPath } from './script-fonts.ts';

test('shows Han characters in the forms of the content language', () => {
  const languages = ['de', 'zh', 'zh-CN', 'zh-Hant', 'zh-TW', 'zh-HK', 'zh-Hant-HK', 'ja', 'ja-JP', 'ko'];
  expect(languages.map(hanFontOf)).toEqual(['sc', 'sc', 'sc', 'tc', 'tc', 'tc', 'tc', 'jp', 'jp', 'kr']);
});

test('has parts only for scripts with many characters', () => {
  const paths = scriptFonts('ja').map(({ path }) => path.slice(scriptFontsPath.length + 1));
  expect(paths).toEqual([
    'arabic.woff2',
    'bengali.woff2',
    'devanagari.woff2',
    'hebrew.woff2',
    'tamil.woff2',
    'thai.woff2',
    'hangul.woff2',
    'han-jp.woff2',
  ]);
  const parts = scriptFonts('ja').map(({ path }) => partsPathOf(path));
  expect(parts.filter(Boolean)).toEqual([`${scriptFontsPath}/hangul.json`, `${scriptFontsPath}/han-jp.json`]);
  const files = partsOf({ 'jp-119': 'U+3042,U+30A1-30E1' });
  expect(files).toEqual([{ path: `${scriptFontsPath}/jp-119.woff2`, ranges: ['U+3042', 'U+30A1-30E1'] }]);
  expect(partsPathOf(files[0]!.path)).toBeNull();
});
