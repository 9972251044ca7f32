import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCatalogue } from '@umkreis/i18n/compile-catalogue.ts';
import { toStandardSpelling } from '@umkreis/i18n/german-spelling.ts';
import { workspace } from './services.ts';

/** Words with 'ss' after a short vowel, and compounds whose parts meet there: the same spelling in all countries. */
const DOUBLE_S =
  /access|[Aa]ddress|[Aa]dress|[Aa]usschnitt|Ausseh|Ausstellung|[Bb]esser|[Dd]asselbe|dass|Ereignisse|[Ff]ass|[Gg]eschoss|[Gg]eschlossen|[Ii]nteress|[Kk]lass|[Ll]ass|[Ll]äss|[Mm]ess|[Mm]uss|müss|[Pp]ass|press|Schluss|[Ss]chlüssel|Session|ssr|wissen|wusst/;

const languages = ['de', 'en'] as const;
const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
const messagesOf = (file: string) => JSON.parse(read(file)) as Record<string, string>;

const german = globSync('{apps,libs/domain,libs/feature,libs/util}/*/src/**/messages/*.de.json', { cwd: workspace });
const files = german.map((file) => ({
  area: path.basename(file, '.de.json'),
  paths: { de: file, en: file.replace(/de\.json$/, 'en.json') },
  /** The module that declares the area; areas without values that are read directly have none. */
  module: [file.replace(/\.de\.json$/, '.ts'), file.replace(/messages\/([\w-]+)\.de\.json$/, '$1.ts')].find(
    (module) => globSync(module, { cwd: workspace }).length > 0,
  ),
}));

/** Names of the values in a message. */
function valuesOf(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: string | [name: string, type?: string, cases?: unknown]) => {
    if (typeof part === 'string') return [];
    const [name, , cases] = part;
    return [name, ...(typeof cases === 'object' && cases ? Object.values(cases).flatMap(valuesOf) : [])];
  });
}

const valuesByKey = (file: string) =>
  new Map(
    Object.entries(compileCatalogue(messagesOf(file))).map(([key, message]) => [
      key,
      [...new Set(valuesOf(message))].toSorted(),
    ]),
  );

/** Values by key as declared for the compiler. */
function declaredValues(module: string): Map<string, string[]> {
  const lines = [
    ...(/interface Values \{\n([^]*?)\n\}/.exec(read(module))?.[1] ?? '').matchAll(/^ {2}(\w+): \{([^}]*)\}/gm),
  ];
  return new Map(
    lines.map(([, key, values]) => [key!, [...values!.matchAll(/(\w+):/g)].map(([, name]) => name!).toSorted()]),
  );
}

describe('the message catalogues', () => {
  it('are found, with names of their own', () => {
    const areas = files.map(({ area }) => area);
    expect(areas.length).toBeGreaterThan(60);
    expect(areas).toEqual([...new Set(areas)]);
    expect(files.flatMap(({ paths }) => Object.keys(messagesOf(paths.de))).length).toBeGreaterThan(2000);
  });

  it.each(files)('have the same keys and values of $area in all languages', ({ paths }) => {
    const [source, ...others] = languages.map((language) => valuesByKey(paths[language]));
    for (const other of others) expect([...other]).toEqual([...source!]);
  });

  it.each(files.filter(({ module }) => module))('declare the values of $area', ({ paths, module }) => {
    const used = [...valuesByKey(paths.de)].filter(([, values]) => values.length > 0);
    expect(Object.fromEntries(declaredValues(module!))).toEqual(Object.fromEntries(used));
  });

  it("have no word with 'ss' whose standard spelling is undecided", () => {
    const texts = files.flatMap(({ paths }) => Object.values(messagesOf(paths.de)));
    const words = new Set(texts.flatMap((text) => text.match(/[A-Za-zÄÖÜäöü]*ss[A-Za-zäöü]*/g) ?? []));
    const undecided = [...words].filter((word) => toStandardSpelling(word) === word && !DOUBLE_S.test(word));
    expect(undecided).toEqual([]);
  });
});
