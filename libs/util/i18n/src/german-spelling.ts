/** Where German is written with 'ss' and «…», as the message catalogues are. ISO 3166-1 alpha-2, lower case. */
const SWISS_SPELLING = new Set(['ch', 'li']);

/** 'ss' after these is a long vowel or a diphthong, and so 'ß' in Germany and Austria; 'Aussehen' is none of them. */
const SHARP_S = /(?<=[Ss]tra|[Gg]r[oöü]|[Ss]chlie|[Hh]ei|\b[Ww]ei|\b[Ff]u|[Mm]ä|[Bb]lo)ss|(?<=\b[Aa]u)ss(?=er)/g;

/** @param countryCode ISO 3166-1 alpha-2, lower case */
export const hasSwissSpelling = (countryCode: string): boolean => SWISS_SPELLING.has(countryCode);

/** Spells a German text of a message catalogue as in Germany and Austria: ß and „…“. */
export const toStandardSpelling = (text: string): string =>
  text.replaceAll(SHARP_S, 'ß').replaceAll('«', '„').replaceAll('»', '“');
