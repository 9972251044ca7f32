import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '@umkreis/contract/problem.ts';
import { checkSvg } from '@umkreis/pictures/svg/check-svg.ts';
import { drawSvg } from '@umkreis/pictures/svg/draw-svg.ts';
import { svgLimits } from '@umkreis/pictures/svg/svg-limits.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { uploadForm } from '../testing/upload-form.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

const shield = '<path d="M2 2h26v18q0 12-13 18Q2 32 2 20Z" fill="#a00"/>';
const svg = (attributes: string, content = shield) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const area = 'viewBox="0 0 30 40"';

async function upload(text: string | Buffer, use = 'logo') {
  const form = await uploadForm({}, Buffer.from(text));
  return api.app.inject({
    method: 'POST',
    url: `/branches/1/logo/?use=${use}`,
    payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${await api.issuer.tokenOf('one@test.example')}` },
  });
}

const document =
  '<?xml version="1.0" encoding="ISO-8859-1"?><!-- Wappen --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
test.each([
  ['with a viewBox alone', svg(area), [640, 853]],
  ['with a small size', svg('width="24mm" height="12mm" viewBox="0 0 40 20"'), [640, 320]],
  ['as wide as 100000', svg('width="100000" height="50000" viewBox="0 0 40 20"'), [640, 320]],
  ['higher than wide', svg('viewBox="0 0 10 40"', '<rect width="9" height="40"/>'), [320, 1280]],
  ['with declarations and a byte order mark', `\uFEFF${document}\n${svg(area)}`, [640, 853]],
  [
    'with scripts, which are not run',
    svg(`${area} onload="alert(1)"`, `<script>alert(1)</script><script href="https://evil.example/a.js"/>${shield}`),
    [640, 853],
  ],
])('draws an SVG %s as a lossless picture', async (_, text, size) => {
  const response = await upload(text);
  expect(response.statusCode).toBe(201);
  const { logo } = response.json<{ logo: string }>();
  expect(logo).toMatch(/^vaduz-[0-9a-f]{16}\.webp$/);
  const bytes = await readFile(path.join(api.dataDir, 'branches', logo));
  expect(bytes.subarray(12, 16).toString(), 'lossless WebP').toBe('VP8L');
  const picture = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([picture.info.width, picture.info.height]).toEqual(size);
  const alphaAt = (x: number, y: number) => picture.data[(Math.trunc(y) * picture.info.width + x) * 4 + 3];
  expect([alphaAt(picture.info.width - 1, picture.info.height - 1), alphaAt(size[0]! / 2, size[1]! / 2)]).toEqual([
    0, 255,
  ]);
});

test('draws pictures that an SVG embeds', async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
  const image = `<image width="30" height="40" xlink:href="data:image/png;base64,${png.toString('base64')}"/>`;
  const { logo } = (await upload(svg(area, image))).json<{ logo: string }>();
  const { channels } = await sharp(await readFile(path.join(api.dataDir, 'branches', logo))).stats();
  expect(channels[1]!.max).toBe(255);
});

const amplifying = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`;
test.each([
  ['entities', `${amplifying}${svg(area, '<desc>&b;</desc>')}`, 'declares entities: save it as plain SVG'],
  [
    'an entity of a file',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg(area, '<desc>&x;</desc>')}`,
    'declares entities: save it as plain SVG',
  ],
  ['a file', svg(area, '<image href="file:///etc/passwd" width="9" height="9"/>'), 'refers to other files: embed them'],
  ['another file', svg(area, `${shield}<use xlink:href='other.svg#a'/>`), 'refers to other files: embed them'],
  ['a server', svg(area, '<image href="https://evil.example/a.png"/>'), 'refers to other files: embed them'],
  [
    'an SVG in itself',
    svg(area, '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
    'refers to other files: embed them',
  ],
  ['text', svg(area, '<text>Vaduz</text>'), 'contains text: convert it to paths'],
  ['deep nesting', svg(area, '<g>'.repeat(5000) + '</g>'.repeat(5000)), 'nests more than 100 elements'],
  ['many elements', svg(area, '<g/>'.repeat(50_000)), 'has more than 50000 elements'],
  ['a damaged tag', svg(area, '<path d="'), 'is damaged'],
  ['elements that do not end', svg(area, '<g>'), 'is damaged'],
])('does not draw an SVG with %s', (_, text, message) => {
  expect(() => checkSvg(text)).toThrow(message);
});

test.each([
  ['reads a file', svg(area, '<image href="file:///etc/passwd"/>'), 'refers to other files: embed them'],
  ['draws nothing', svg(area, ''), 'draws nothing'],
  ['has no size', svg('width="0" height="0"'), 'is damaged, or no drawing with a size'],
])('rejects the upload of an SVG that %s', async (_, text, message) => {
  const response = await upload(text);
  expect(response.statusCode).toBe(422);
  expect(response.json<Problem>()).toMatchObject({
    type: '/problems/picture-svg',
    errors: [{ field: '/file', message }],
  });
});

test('rejects an SVG that is too narrow', async () => {
  const response = await upload(svg('viewBox="0 0 1000 4"', '<rect width="1000" height="4"/>'));
  expect(response.statusCode).toBe(422);
  expect(response.json<Problem>().type).toBe('/problems/picture-small');
});

test('takes SVG for logos alone, and what is no SVG for nothing', async () => {
  expect((await upload(svg(area), 'app')).statusCode).toBe(415);
  for (const text of [`<html>${svg(area)}</html>`, 'svg', '<svgx/>', '<!-- <svg/>', '<!DOCTYPE svg']) {
    const response = await upload(text);
    expect(response.statusCode).toBe(415);
    expect(response.json<Problem>().detail).toContain('image/svg+xml');
  }
  const files = await readdir(path.join(api.dataDir, 'branches'));
  expect(files.filter((name) => !/^vaduz-[0-9a-f]{16}\.webp$/.test(name))).toEqual([]);
});

test('kills the process that draws beyond the limits of time and memory', async () => {
  const slow = svg(
    area,
    `<filter id="f"><feTurbulence baseFrequency=".01" numOctaves="1000"/></filter>${'<rect width="30" height="40" filter="url(#f)"/>'.repeat(50)}`,
  );
  const box = { width: 640, height: 1280 };
  const started = performance.now();
  await expect(drawSvg(Buffer.from(slow), box, { ...svgLimits, longestMs: 1500 })).rejects.toThrow(
    'takes too much time or memory to draw',
  );
  expect(performance.now() - started).toBeLessThan(svgLimits.longestMs);
  await expect(drawSvg(Buffer.from(slow), box, { ...svgLimits, memoryBytes: 1e6 })).rejects.toThrow(
    'takes too much time or memory to draw',
  );
});
