import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import {
  partsOf,
  partsPathOf,
  scriptFonts,
  scriptFontsPath,
  type ScriptFontParts,
} from '@umkreis/contract/script-fonts.ts';
import { codePointsOf, rangesOf } from './code-points.ts';
import { fontParts } from './font-parts.ts';
import { registerScriptFonts } from './script-fonts.ts';

const require = createRequire(import.meta.url);
const app = Fastify();
registerScriptFonts(app, async (text) => brotliCompressSync(text));

/** The files that have a character. */
function filesBy(parts: ScriptFontParts): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const [name, ranges] of Object.entries(parts))
    for (const one of codePointsOf(ranges.split(','))) {
      const character = String.fromCodePoint(one);
      files.set(character, [...(files.get(character) ?? []), name]);
    }
  return files;
}

test.each(['de', 'ja', 'zh-Hant', 'ko'])('serves the fonts of content in %s, named by version', async (language) => {
  for (const { path } of scriptFonts(language)) {
    const file = await app.inject(path);
    expect([file.statusCode, file.rawPayload.subarray(0, 4).toString()], path).toEqual([200, 'wOF2']);
    expect(file.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    const partsPath = partsPathOf(path);
    if (!partsPath) continue;
    const response = await app.inject({ url: partsPath, headers: { 'accept-encoding': 'br' } });
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, 'br']);
    expect(response.rawPayload.length).toBeLessThan(64_000);
    const parts = partsOf((await app.inject(partsPath)).json<ScriptFontParts>());
    expect(parts.length).toBeGreaterThan(50);
    expect((await app.inject(parts.at(-1)!.path)).statusCode).toBe(200);
  }
});

test.each(['..%2fpackage', 'sc-0', 'sc', 'thai-1', 'other', 'han-xx', 'constructor'])(
  'has no font %s',
  async (name) => {
    expect((await app.inject(`${scriptFontsPath}/${name}.woff2`)).statusCode).toBe(404);
    expect((await app.inject(`${scriptFontsPath}/${name}.json`)).statusCode).toBe(404);
  },
);

test('changes the path with the packages', () => {
  const { dependencies } = require('../../package.json') as { dependencies: Record<string, string> };
  const versions = Object.entries(dependencies).flatMap(([name, version]) =>
    name.startsWith('@fontsource-variable/') ? [version] : [],
  );
  expect(scriptFontsPath).toBe(`/fonts/${versions.toSorted().at(-1)}`);
});

test('has each character once, in the forms of the language, and from another font if that has none', () => {
  const [sc, jp, tc, kr] = (['han-sc', 'han-jp', 'han-tc', 'han-kr'] as const).map((one) => filesBy(fontParts(one)));
  expect([sc!.get('骨'), jp!.get('骨')].map((files) => files![0]!.split('-')[0])).toEqual(['sc', 'jp']);
  for (const files of [sc!, jp!, tc!, kr!])
    for (const character of '門门峠辻臺灣台湾あカㄅ、（') expect(files.get(character), character).toHaveLength(1);
  expect(jp!.get('们')![0]).toMatch(/^sc-/);
  expect(sc!.get('A')).toBeUndefined();
  expect(filesBy(fontParts('hangul')).get('한')).toHaveLength(1);
});

test('joins adjacent code points', () => {
  expect(rangesOf([0x41, 0x42, 0x43, 0x61])).toEqual(['U+41-43', 'U+61']);
  expect([...codePointsOf(['U+41-43', 'U+61'])]).toEqual([0x41, 0x42, 0x43, 0x61]);
});
