import '@umkreis/ui/typeface.css';
import './styles.css';
import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { addCatalogues } from '@umkreis/i18n/catalogues.ts';
import { compileCatalogue } from '@umkreis/i18n/compile-catalogue.ts';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';

const catalogues = import.meta.glob<Record<string, string>>('../../../libs/*/*/src/messages/*.json', {
  eager: true,
  import: 'default',
});
for (const [file, messages] of Object.entries(catalogues)) {
  const [, id, language] = /([\w-]+)\.(de|en)\.json$/.exec(file)!;
  addCatalogues(language as Language, { [id!]: compileCatalogue(messages) });
}

const preview: Preview = {
  globalTypes: {
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['de', 'en'], dynamicTitle: true } },
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { language: 'de', theme: 'light' },
  decorators: [
    function Page(Story, { globals }) {
      const { language, theme } = globals as { language: Language; theme: 'light' | 'dark' };
      useEffect(() => {
        document.documentElement.lang = language;
        document.documentElement.dataset.theme = theme;
      }, [language, theme]);
      return (
        <LanguageProvider language={language}>
          <main className="text-ink">
            <Story />
          </main>
        </LanguageProvider>
      );
    },
  ],
};

export default preview;
