/** Scripts whose words are not separated by spaces */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]+$/u;

/** Whether a word may be a whole phrase, so that a visitor types parts of it: 駅 in 東京駅. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

/** Pairs of adjacent characters, or the only character: a part of a text has a subset of the text's. */
export function pairsOf(word: string): string[] {
  const characters = [...word];
  return characters.length < 2 ? characters : characters.slice(1).map((second, at) => characters[at]! + second);
}
