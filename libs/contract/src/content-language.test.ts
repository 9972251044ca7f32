import { expect, it } from 'vitest';
import { isSoundSetting } from './branch-settings.ts';
import { contentLanguageOf } from './content-language.ts';

it('is that of the branch; German on the main site and for a branch of an older server', () => {
  expect([{ contentLanguage: 'fr' }, {}, null].map(contentLanguageOf)).toEqual(['fr', 'de', 'de']);
});

it('accepts language tags and nothing else', () => {
  const accepted = ['de', 'gsw', 'zh-Hans', 'de-CH', 'zh-Hant-HK'];
  const rejected = ['', 'Deutsch', 'd', 'de_CH', '"><script>', 'de-'];
  const isAccepted = (tag: string) => isSoundSetting('contentLanguage', tag);
  expect([...accepted, ...rejected].filter(isAccepted)).toEqual(accepted);
});
