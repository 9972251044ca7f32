import type { Language } from '@umkreis/contract/boot.ts';
import { fold } from '@umkreis/search/fold.ts';

/** Words that questions have in one of the languages only; names of places rarely have them. */
const wordsOf: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(
    `wo was wie wann wer welche welcher welches welchen wohin gibt ist sind hat haben kann konnen ich wir man
    mich mir der die das dem den ein eine einen einem einer und oder mit ohne fur bei nach von zum zur auf heute
    morgen abend jetzt gerade nahe nachste nachster nachstes offen geoffnet lauft los bitte suche zeig zeige
    essen trinken kaufen komme kommt fahrt`.split(/\s+/),
  ),
  en: new Set(
    `where what how when who which whose is are has have can could do does the a an and or with without for at
    from to of today tomorrow tonight now near nearest nearby next open closed please show find any some there
    here i we me us my our get eat drink buy go this that`.split(/\s+/),
  ),
};

/** The language of a question; null: its words do not tell. */
export function questionLanguage(text: string): Language | null {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => wordsOf[language].has(word)).length;
  const [german, english] = [count('de'), count('en')];
  if (german === english) return null;
  return german > english ? 'de' : 'en';
}
