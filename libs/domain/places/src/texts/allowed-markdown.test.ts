import { describe, expect, test } from 'vitest';
import { isAllowedMarkdown } from './allowed-markdown.ts';

describe('accepts', () => {
  test.each([
    '',
    'Nur Text',
    '**fett** und *schräg*',
    '# Titel\n\n- eins\n- zwei\n\n1. drei',
    '[Karte](https://adler.li/karte.pdf)',
    '[Post](mailto:a@b.li)',
    '[oben](/map)',
    '> Zitat\n\n`code`\n\n```js\n1 < 2 && 3 > 2\n```\n\n---',
    '![Bild](https://adler.li/bild.jpg "Der Adler")',
    'Preis < 20 und > 10 & mehr',
    '3 \\<b\\> 4',
    'Zeile  \nZeile',
    'a < b > c',
    '[^1] bleibt Text',
    'äöü 日本 🎿',
  ])('%j', (value) => expect(isAllowedMarkdown(value)).toBe(true));
});

test.each(['> ', '- ', '1. ', '> - ', '* > '])('accepts %j nested a few times and rejects it nested deeply', (mark) => {
  expect(isAllowedMarkdown(`${mark.repeat(5)}tief`)).toBe(true);
  for (const times of [100, 2000]) expect(isAllowedMarkdown(`${mark.repeat(times)}tief`)).toBe(false);
});

test('accepts many marks and rejects too many before parsing', () => {
  expect(isAllowedMarkdown(`${'**fett** und *schräg*, '.repeat(5)}\n\n`.repeat(40))).toBe(true);
  expect(isAllowedMarkdown('- - - - -\n\n* * *\n\n'.repeat(100))).toBe(true);
  const started = performance.now();
  for (const mark of ['_*', '**a*', '- ', '~*']) expect(isAllowedMarkdown(mark.repeat(2500) + 'x')).toBe(false);
  expect(performance.now() - started).toBeLessThan(2000);
});

describe('rejects', () => {
  test.each([
    '<script>alert(1)</script>',
    'Text <img src=x onerror=alert(1)> Text',
    '<b>fett</b>',
    '<iframe src="https://a.li"></iframe>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '![x](data:text/html;base64,AAAA)',
    '[x](vbscript:x)',
    '<!-- versteckt -->',
    '<https://a.li> und <style>*{display:none}</style>',
    '[x](&#106;avascript:alert(1))',
    '<a href="https://a.li">x</a>',
    '[x]: javascript:alert(1)\n\n[x]',
  ])('%j', (value) => expect(isAllowedMarkdown(value)).toBe(false));
});
