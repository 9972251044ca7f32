import { setLanguages } from '@umkreis/i18n/load-language.ts';

// The chunk names are listed in the release's manifest, so that the edge can preload the texts of a page's language.
setLanguages({
  de: {
    first: () => import(/* webpackChunkName: "texts-de" */ './texts/de.ts'),
    lazy: () => import('./texts/lazy-de.ts'),
  },
  en: {
    first: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
    lazy: () => import('./texts/lazy-en.ts'),
  },
});
