import { expect, test } from 'vitest';
import { questionLanguage } from './question-language.ts';

test.each([
  ['Wo gibt es heute Abend Pizza?', 'de'],
  ['welche apotheke ist jetzt offen', 'de'],
  ['Spielplätze in der Nähe', 'de'],
  ['Und für Kinder?', 'de'],
  ['Where can I get pizza tonight?', 'en'],
  ['is the pharmacy open now', 'en'],
  ['What’s on this weekend?', 'en'],
  ['How do I get to the museum', 'en'],
  ['Pizza', null],
  ['Hotel in Vaduz', null],
  ['', null],
] as const)('tells the language of %j: %s', (text, language) => {
  expect(questionLanguage(text)).toBe(language);
});
