import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hanFonts, scriptFontsPath, smallScripts, type LargeScript } from '@umkreis/contract/script-fonts.ts';
import { acceptedEncoding, type Encoding } from '@umkreis/serving/accepted-encoding.ts';
import { fontParts } from './font-parts.ts';

const require = createRequire(import.meta.url);
const YEAR_S = 31_536_000;
const largeScripts: readonly LargeScript[] = ['hangul', ...hanFonts.map((font) => `han-${font}` as const)];
/** Number of the file with the most frequent characters of each font */
const mostFrequent = { sc: 119, tc: 123, jp: 119, kr: 119 };

/** The file of a package; null: none has this name. */
function fileOf(name: string): string | null {
  const [, script, number] = /^([a-z]+)(?:-(\d+))?$/.exec(name) ?? [];
  if (!script) return null;
  const files = (font: string, part: string | number) =>
    `@fontsource-variable/noto-sans-${font}/files/noto-sans-${font}-${part}-wght-normal.woff2`;
  if (number === undefined) return script in smallScripts ? files(script, script) : null;
  return hanFonts.some((font) => font === script) ? files(script, number) : null;
}

/** The file of a script's most frequent characters, or of the part with this name. */
function pathOf(name: string): string | null {
  const font = name === 'hangul' ? 'kr' : hanFonts.find((one) => name === `han-${one}`);
  const file = fileOf(font ? `${font}-${mostFrequent[font]}` : name);
  try {
    return file && require.resolve(file);
  } catch {
    return null;
  }
}

const immutable = (reply: FastifyReply) =>
  reply.header('Cache-Control', `public, max-age=${YEAR_S}, immutable`).header('Access-Control-Allow-Origin', '*');
const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ type: '/problems/not-found', title: 'Not found', status: 404 });

/**
 * Serves the fonts of scripts that the product's typefaces lack: `{name}.woff2`, and `{name}.json` with the files of a
 * script with many characters.
 * @param compress caches its results
 */
export function registerScriptFonts(
  app: FastifyInstance,
  compress: (text: string, encoding: Encoding) => Promise<Buffer>,
): void {
  app.get<{ Params: { name: string } }>(`${scriptFontsPath}/:name.woff2`, async (request, reply) => {
    const path = pathOf(request.params.name);
    return path
      ? immutable(reply)
          .header('Content-Type', 'font/woff2')
          .send(await readFile(path))
      : notFound(reply);
  });

  app.get<{ Params: { name: string } }>(`${scriptFontsPath}/:name.json`, async (request, reply) => {
    const script = largeScripts.find((one) => one === request.params.name);
    if (!script) return notFound(reply);
    immutable(reply).header('Content-Type', 'application/json; charset=utf-8').header('Vary', 'Accept-Encoding');
    const text = JSON.stringify(fontParts(script));
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    return encoding
      ? reply.header('Content-Encoding', encoding).send(await compress(text, encoding))
      : reply.send(text);
  });
}
