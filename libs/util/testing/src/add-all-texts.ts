import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addCatalogues } from '@umkreis/i18n/catalogues.ts';
import { compileCatalogue } from '@umkreis/i18n/compile-catalogue.ts';

const workspace = path.join(import.meta.dirname, '../../../..');
const files = globSync('{apps,libs/domain,libs/feature,libs/util}/*/src/**/messages/*.json', { cwd: workspace });

/** Adds the texts of all surfaces in all languages, which a page loads by itself. */
for (const file of files) {
  const [id, language] = path.basename(file, '.json').split('.') as [string, 'de' | 'en'];
  const messages = JSON.parse(readFileSync(path.join(workspace, file), 'utf8')) as Record<string, string>;
  addCatalogues(language, { [id]: compileCatalogue(messages) });
}
