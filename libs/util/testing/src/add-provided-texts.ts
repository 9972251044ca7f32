import { inject } from 'vitest';
import { addCatalogues } from '@umkreis/i18n/catalogues.ts';
import type {} from './provide-texts.ts';

/** Runs before each test file, as the modules that keep the texts are loaded again for each. */
const { de, en } = inject('texts');
addCatalogues('de', de);
addCatalogues('en', en);
