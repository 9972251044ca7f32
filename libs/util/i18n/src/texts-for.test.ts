import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toStandardSpelling } from './german-spelling.ts';
import { textsFor } from './texts-for.ts';

const messages = {
  de: {
    street: 'Strasse',
    searchFor: (words: string) => `Nach «${words}» suchen, ausserhalb`,
    places: (count: number) => `${count} Orte geschlossen`,
  },
  en: { street: 'Street', searchFor: (words: string) => `Search for “${words}”`, places: () => '' },
};

describe('textsFor', () => {
  it('returns German as written in Switzerland and Liechtenstein', () => {
    expect(textsFor(messages, 'de', 'ch').street).toBe('Strasse');
    expect(textsFor(messages, 'de', 'li').searchFor('Brot')).toBe('Nach «Brot» suchen, ausserhalb');
  });

  it('returns ß and „…“ elsewhere', () => {
    expect(textsFor(messages, 'de', 'de').street).toBe('Straße');
    expect(textsFor(messages, 'de', 'at').searchFor('Brot')).toBe('Nach „Brot“ suchen, außerhalb');
    expect(textsFor(messages, 'de', 'at').places(2)).toBe('2 Orte geschlossen');
  });

  it('keeps the spelling of a name in the text', () => {
    expect(textsFor(messages, 'de', 'at').searchFor('Strassers «Hof»')).toBe(
      'Nach „Strassers «Hof»“ suchen, außerhalb',
    );
  });

  it('returns the same object each time, so that hooks that depend on it do not run again', () => {
    expect(textsFor(messages, 'de', 'de')).toBe(textsFor(messages, 'de', 'at'));
  });

  it('returns English unchanged', () => {
    expect(textsFor(messages, 'en', 'at')).toBe(messages.en);
  });
});

/** Words with 'ss' after a short vowel, and compounds whose parts meet there: the same spelling in all countries. */
const DOUBLE_S =
  /[Aa]ddress|[Aa]dress|[Aa]usschnitt|Ausseh|Ausstellung|[Bb]esser|[Dd]asselbe|dass|Ereignisse|[Ff]ass|[Gg]eschoss|[Gg]eschlossen|[Ii]nteress|[Kk]lass|[Ll]ass|[Ll]äss|[Mm]ess|[Mm]uss|müss|[Pp]ass|press|Schluss|[Ss]chlüssel|Session|ssr|wissen|wusst/;

describe('the message catalogues', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /(?<!test)\.ts$/.test(file));
  const texts = await Promise.all(
    files.map(async (file) => {
      const module = (await import(path.join(import.meta.dirname, file))) as Record<string, unknown>;
      return Object.values(module).flatMap((value) =>
        typeof value === 'object' && value && 'de' in value ? Object.values(value.de as object).map(String) : [],
      );
    }),
  );

  it("have no word with 'ss' whose standard spelling is undecided", () => {
    const words = new Set(texts.flat().flatMap((text) => text.match(/[A-Za-zÄÖÜäöü]*ss[A-Za-zäöü]*/g) ?? []));
    const undecided = [...words].filter((word) => toStandardSpelling(word) === word && !DOUBLE_S.test(word));
    expect(undecided).toEqual([]);
  });
});
