import { addCatalogues } from '@umkreis/i18n/catalogues.ts';
import { readAllTexts } from './read-all-texts.ts';

/** Adds the texts of all surfaces in all languages, which a page loads by itself. */
const { de, en } = readAllTexts();
addCatalogues('de', de);
addCatalogues('en', en);
