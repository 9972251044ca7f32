import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileCatalogue } from '@umkreis/i18n/compile-catalogue.ts';
import type { Catalogue } from '@umkreis/i18n/message.ts';

/** Compiled catalogues by language and area. */
export type AllTexts = Record<'de' | 'en', Record<string, Catalogue>>;

const workspace = path.join(import.meta.dirname, '../../../..');
const messages = '{apps,libs/domain,libs/feature,libs/util}/*/src/**/messages/*.json';

/** Reads the texts of all surfaces in all languages. */
export function readAllTexts(): AllTexts {
  const texts: AllTexts = { de: {}, en: {} };
  for (const file of globSync(messages, { cwd: workspace })) {
    const [id, language] = path.basename(file, '.json').split('.') as [string, 'de' | 'en'];
    const sources = JSON.parse(readFileSync(path.join(workspace, file), 'utf8')) as Record<string, string>;
    texts[language][id] = compileCatalogue(sources);
  }
  return texts;
}
