export const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);
const lines = (...all: string[]) => `${all.join('\n')}\n`;

/** The surface's entry. Providers of the shell do not reach a remote's own copies of the libs. */
export const appSource = (name: string): string =>
  lines(
    "import './styles.css';",
    "import './languages.ts';",
    "import type { RemoteProps } from '@umkreis/contract/boot.ts';",
    "import { LanguageProvider } from '@umkreis/i18n/language.tsx';",
    "import { useSpokenLanguage } from '@umkreis/ui/use-spoken-language.ts';",
    `import { ${capital(name)}Screen } from './${name}-screen.tsx';`,
    '',
    `/** /${name}/* */`,
    'export default function App(props: RemoteProps) {',
    '  return (',
    '    <LanguageProvider language={useSpokenLanguage(props.language)}>',
    `      <${capital(name)}Screen />`,
    '    </LanguageProvider>',
    '  );',
    '}',
  );

/** The first screen, from a component of @nx/react: with texts of the catalogue, without a default export. */
export function withTexts(component: string, name: string): string {
  const imports = lines(
    "import { useMessages } from '@umkreis/i18n/language.tsx';",
    `import { ${name}ScreenMessages } from './messages/${name}-screen.ts';`,
  );
  const body = lines(
    `  const t = useMessages(${name}ScreenMessages);`,
    '  return (',
    '    <main className="mx-auto max-w-2xl px-4 py-8">',
    '      <h1 className="text-xl font-title">{t.title}</h1>',
    '      <p className="mt-2 text-ink-soft">{t.empty}</p>',
    '    </main>',
    '  );',
  );
  const code = component.replace(/ *return \(.*?\n {2}\);\n/s, body).replace(/export default \w+;/, '');
  return `${imports}\n${code.trim()}\n`;
}

const languages = ['de', 'en'] as const;
type Language = (typeof languages)[number];

/** Where the surface loads its texts from. */
export const languagesSource = (): string =>
  lines(
    "import { setLanguages } from '@umkreis/i18n/load-language.ts';",
    '',
    'setLanguages({',
    ...languages.map(
      (language) =>
        `  ${language}: { first: () => import(/* webpackChunkName: "texts-${language}" */ './texts/${language}.ts') },`,
    ),
    '});',
  );

/** The declaration of the first screen's texts. */
export const areaSource = (name: string): string =>
  lines(
    `import type german from './${name}-screen.de.json';`,
    "import { messageArea } from '@umkreis/i18n/message-area.ts';",
    '',
    `/** Texts of the first screen of /${name}. */`,
    `export const ${name}ScreenMessages = messageArea<typeof german>('${name}-screen');`,
  );

const empty: Readonly<Record<Language, string>> = {
  de: 'Diese Seite hat noch keinen Inhalt.',
  en: 'This page has no content yet.',
};

/** Files with the texts in all languages, by path in the project. */
export const textFiles = (name: string): [path: string, text: string][] =>
  languages.flatMap((language): [string, string][] => [
    [
      `src/messages/${name}-screen.${language}.json`,
      `{ "title": "${capital(name)}", "empty": "${empty[language]}" }\n`,
    ],
    [
      `src/texts/${language}.ts`,
      lines(
        `import ${name}Screen from '../messages/${name}-screen.${language}.json' with { type: 'json' };`,
        '',
        `/** The ${{ de: 'German', en: 'English' }[language]} texts of this surface, by area. */`,
        `export default { '${name}-screen': ${name}Screen };`,
      ),
    ],
  ]);
