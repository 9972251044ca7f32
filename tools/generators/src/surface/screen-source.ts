export const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);
const lines = (...all: string[]) => `${all.join('\n')}\n`;

/** The surface's entry. Providers of the shell do not reach a remote's own copies of the libs. */
export const appSource = (name: string): string =>
  lines(
    "import './styles.css';",
    "import type { RemoteProps } from '@umkreis/contract/boot.ts';",
    "import { LanguageProvider } from '@umkreis/i18n/language.tsx';",
    `import { ${capital(name)}Screen } from './${name}-screen.tsx';`,
    '',
    `/** /${name}/* */`,
    'export default function App({ language }: RemoteProps) {',
    '  return (',
    '    <LanguageProvider language={language}>',
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

/** Its texts in both languages. */
export const textsSource = (name: string): string =>
  lines(
    "import { defineMessages } from '@umkreis/i18n/messages.ts';",
    '',
    `/** Texts of the first screen of /${name}. */`,
    `export const ${name}ScreenMessages = defineMessages({`,
    `  de: { title: '${capital(name)}', empty: 'Diese Seite hat noch keinen Inhalt.' },`,
    `  en: { title: '${capital(name)}', empty: 'This page has no content yet.' },`,
    '});',
  );
