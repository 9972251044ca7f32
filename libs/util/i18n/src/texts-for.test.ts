import { describe, expect, it } from 'vitest';
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
