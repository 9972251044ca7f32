import path from 'node:path';
import type { LoaderContext } from '@rspack/core';

/** A file that contains texts only, in the formatter's layout. */
const texts =
  /^import .*\n\n(?:\/\*\*.*\*\/\n)?export const (\w+) = defineMessages\(\{\n {2}de: (\{[^]*?\}),\n {2}en: (\{[^]*?\}),\n\}\);\n$/;

/**
 * Loader that moves the English texts of a file of `libs/util/i18n` into a chunk shared by the surface's files. A
 * guide starts in German.
 */
export default function splitTexts(this: LoaderContext, source: string): string {
  const file = path.basename(this.resourcePath);
  return this.resourceQuery === '?english' ? englishOf(source, file) : germanOf(source, file);
}

/** @throws Error if the file contains anything but texts */
export function germanOf(source: string, file: string): string {
  const [name, german] = partsOf(source, file);
  const english = `() => import(/* webpackChunkName: "english" */ './${file}?english')`;
  return `import { leaveOutEnglish } from './left-out.ts';\nexport const ${name} = leaveOutEnglish(${german}, ${english});\n`;
}

export const englishOf = (source: string, file: string): string =>
  `export const english = ${partsOf(source, file)[2]};\n`;

function partsOf(source: string, file: string): [name: string, german: string, english: string] {
  const found = texts.exec(source);
  if (!found) throw new Error(`${file} holds more than texts in German and English, so it cannot be split.`);
  return [found[1]!, found[2]!, found[3]!];
}
