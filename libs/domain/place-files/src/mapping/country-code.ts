import { foldName } from './fold-name.ts';

const A = 'A'.charCodeAt(0);
const LETTERS = 26;

let codes: Map<string, string> | undefined;

/** The ISO 3166-1 code of a country's code or German or English name; undefined for other texts. */
export function countryCode(text: string): string | undefined {
  const value = text.trim();
  if (/^[a-z]{2}$/i.test(value)) return value.toUpperCase();
  codes ??= codesByName();
  return codes.get(foldName(value));
}

function codesByName(): Map<string, string> {
  const names = ['de', 'en'].map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  const letters = Array.from({ length: LETTERS }, (_, index) => String.fromCharCode(A + index));
  const all = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    all.flatMap((code) => names.flatMap((one) => one.of(code) ?? []).map((name) => [foldName(name), code] as const)),
  );
}
