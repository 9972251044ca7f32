/** Left out of titles, as of the words that are looked for: `titleText` does the same in the database. */
const JOINTS = /['’ʼ`.&‐‑-]/g;
/** Letters, digits and marks in a row; a pattern never reaches beyond one. */
const RUN = /[\p{L}\p{N}\p{M}_]+/gu;
const BEGIN = '\u0001';
const END = '\u0002';
const LINE = '\n';

/**
 * Texts that are searched in one go: each a line, lower case, its words between marks. What PostgreSQL calls the start
 * and the end of a word is found without looking around.
 */
export class SearchedText {
  readonly #text: string;
  /** Where each line begins; one more at the end. */
  readonly #starts: Uint32Array;

  /** @param isTitle joints within words are left out */
  constructor(texts: readonly string[], isTitle: boolean) {
    const lines = texts.map((text) => marked(isTitle ? withoutJoints(text) : text.toLowerCase()));
    this.#starts = new Uint32Array(lines.length + 1);
    lines.forEach((line, at) => {
      this.#starts[at + 1] = this.#starts[at]! + line.length + LINE.length;
    });
    this.#text = lines.map((line) => line + LINE).join('');
  }

  get bytes(): number {
    return this.#text.length * 2 + this.#starts.byteLength;
  }

  /** Lines in which a word is found anywhere. @param found told each once, and whether it begins with the word */
  anywhere(pattern: string, found: (line: number, isStart: boolean) => void): void {
    this.#scan(pattern, (line, at) => found(line, at === this.#starts[line]! + BEGIN.length));
  }

  /** Lines in which a word begins with it. */
  atWords(pattern: string, found: (line: number) => void): void {
    this.#scan(`${BEGIN}(?:${pattern})`, found);
  }

  /** Lines that have it as a whole word. */
  asWords(pattern: string, found: (line: number) => void): void {
    this.#scan(`${BEGIN}(?:${pattern})${END}`, found);
  }

  #scan(pattern: string, found: (line: number, at: number) => void): void {
    const expression = new RegExp(pattern, 'gu');
    let line = 0;
    for (let match = expression.exec(this.#text); match; match = expression.exec(this.#text)) {
      while (this.#starts[line + 1]! <= match.index) line++;
      found(line, match.index);
      expression.lastIndex = this.#starts[line + 1]!;
    }
  }
}

const withoutJoints = (title: string) => title.toLowerCase().replace(JOINTS, '');

/** The words of a title as they are searched, and whether it begins with the first of them. */
export function wordsOfTitle(title: string): { words: readonly string[]; startsWithWord: boolean } {
  const text = withoutJoints(title);
  const words = text.match(RUN) ?? [];
  return { words, startsWithWord: words.length > 0 && text.startsWith(words[0]!) };
}

const marked = (text: string) =>
  [BEGIN, END, LINE].reduce((rest, mark) => rest.replaceAll(mark, ' '), text).replace(RUN, `${BEGIN}$&${END}`);
