import { beforeEach, describe, expect, it } from 'vitest';
import { addCatalogues, textsOf } from './catalogues.ts';
import { compileCatalogue } from './compile-catalogue.ts';
import { messageArea } from './message-area.ts';
import { numberText } from './number-text.ts';

const german = {
  street: 'Strasse',
  searchFor: 'Nach «{words}» suchen, ausserhalb',
  closed: '{n, plural, one {# Strasse geschlossen} other {# Strassen geschlossen}}',
  kind: '{kind, select, path {Fussweg} other {Strasse}}',
};
const english = {
  street: 'Street',
  searchFor: 'Search for “{words}”',
  closed: '{n, plural, one {# street} other {# streets}}',
  kind: '{kind, select, path {Path} other {Street}}',
};
interface Values {
  searchFor: { words: string };
  closed: { n: number };
  kind: { kind: string };
}
const area = messageArea<typeof german, Values>('test-of-catalogues');

beforeEach(() => {
  addCatalogues('de', { [area.id]: compileCatalogue(german) });
  addCatalogues('en', { [area.id]: compileCatalogue(english) });
});

describe('textsOf', () => {
  it('returns German as written in Switzerland and Liechtenstein', () => {
    expect(textsOf(area, 'de', 'ch').street).toBe('Strasse');
    expect(textsOf(area, 'de', 'li').searchFor({ words: 'Brot' })).toBe('Nach «Brot» suchen, ausserhalb');
  });

  it('returns ß and „…“ elsewhere, also in the cases of plurals and choices', () => {
    const texts = textsOf(area, 'de', 'at');
    expect(texts.street).toBe('Straße');
    expect(texts.searchFor({ words: 'Brot' })).toBe('Nach „Brot“ suchen, außerhalb');
    expect(texts.closed({ n: 1 })).toBe('1 Straße geschlossen');
    expect(texts.kind({ kind: 'path' })).toBe('Fußweg');
  });

  it('keeps the spelling of a name in the text', () => {
    const { searchFor } = textsOf(area, 'de', 'at');
    expect(searchFor({ words: 'Strassers «Hof»' })).toBe('Nach „Strassers «Hof»“ suchen, außerhalb');
  });

  it('chooses the plural and writes numbers as in the language', () => {
    expect(textsOf(area, 'de').closed({ n: 12_345 })).toBe(`${numberText(12_345, 'de')} Strassen geschlossen`);
    expect(textsOf(area, 'en').closed({ n: 1 })).toBe('1 street');
    expect(textsOf(area, 'en').closed({ n: 12_345 })).toBe('12,345 streets');
  });

  it('returns the same object each time, so that hooks that depend on it do not run again', () => {
    expect(textsOf(area, 'de', 'de')).toBe(textsOf(area, 'de', 'at'));
  });

  it('returns the new texts after some were replaced', () => {
    expect(textsOf(area, 'en').street).toBe('Street');
    addCatalogues('en', { [area.id]: { street: 'Road' } });
    expect(textsOf(area, 'en').street).toBe('Road');
  });

  it('names an area whose texts are not loaded', () => {
    expect(() => textsOf(messageArea('unknown-area'), 'en')).toThrow("'unknown-area' have not been loaded in 'en'");
  });
});

describe('compileCatalogue', () => {
  it('names a message that is not valid', () => {
    expect(() => compileCatalogue({ count: '{n, plural, one {# Ort}' })).toThrow("'count' is not valid");
  });
});
