import path from 'node:path';
import type { LoaderContext } from '@rspack/core';

/** A file of texts and nothing else, as the formatter lays it out. */
const texts =
  /^import .*\n\n(?:\/\*\*.*\*\/\n)?export const (\w+) = defineMessages\(\{\n {2}de: (\{\n[^]*?\n {2}\}),\n {2}en: (\{\n[^]*?\n {2}\}),\n\}\);\n$/;

/**
 * Loader that takes the English texts out of a file of `libs/i18n`: they are a chunk of their own, with those of the
 * surface's other files. A guide begins in German.
 */
export default function splitTexts(this: LoaderContext, source: string): string {
  const file = path.basename(this.resourcePath);
  return this.resourceQuery === '?english' ? englishOf(source, file) : germanOf(source, file);
}

/** @throws Error where the file holds more than texts */
export function germanOf(source: string, file: string): string {
  const [name, german] = partsOf(source, file);
  const english = `() => import(/* webpackChunkName: "english" */ './${file}?english')`;
  return `import { leaveOutEnglish } from './left-out.ts';\nexport const ${name} = leaveOutEnglish(${german}, ${english});\n`;
}

export const englishOf = (source: string, file: string): string =>
  `export const english = ${partsOf(source, file)[2]};\n`;

function partsOf(source: string, file: string): [name: string, german: string, english: string] {
  const found = texts.exec(source);
  if (!found) throw new Error(`${file} holds more than texts in German and English: they can't be taken apart.`);
  return [found[1]!, found[2]!, found[3]!];
}
