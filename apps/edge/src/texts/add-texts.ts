import { addCatalogues } from '@umkreis/i18n/catalogues.ts';
import { compileCatalogue } from '@umkreis/i18n/compile-catalogue.ts';
import english from './en.ts';
import german from './de.ts';

for (const [language, texts] of [
  ['de', german],
  ['en', english],
] as const)
  for (const [id, messages] of Object.entries(texts)) addCatalogues(language, { [id]: compileCatalogue(messages) });
