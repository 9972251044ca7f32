/** Removed from titles and from search terms; `titleText` does the same in the database. */
const JOINTS = /['’ʼ`.&‐‑-]/g;
/** Runs of letters, digits and marks; a pattern never extends beyond one. */
const RUN = /[\p{L}\p{N}\p{M}_]+/gu;
const BEGIN = '\u0001';
const END = '\u0002';
const LINE = '\n';

/**
 * Texts that are searched in one pass: one per line, lower case, with marks around each word. The marks replace
 * PostgreSQL's word boundaries, so that no lookaround is needed.
 */
export class SearchedText {
  readonly #text: string;
  /** Start of each line; one more at the end. */
  readonly #starts: Uint32Array;

  /** @param isTitle removes separators inside words */
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

  /**
   * Finds lines that contain a word anywhere.
   * @param found called once per line, with whether the line starts with the word
   */
  anywhere(pattern: string, found: (line: number, isStart: boolean) => void): void {
    this.#scan(pattern, (line, at) => found(line, at === this.#starts[line]! + BEGIN.length));
  }

  /** Finds lines with a word that starts with it. */
  atWordStarts(pattern: string, found: (line: number) => void): void {
    this.#scan(`${BEGIN}(?:${pattern})`, found);
  }

  /** Finds lines that contain it as a whole word. */
  asWholeWords(pattern: string, found: (line: number) => void): void {
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

/** The searched words of a title, and whether the title starts with the first of them. */
export function wordsOfTitle(title: string): { words: readonly string[]; startsWithWord: boolean } {
  const text = withoutJoints(title);
  const words = text.match(RUN) ?? [];
  return { words, startsWithWord: words.length > 0 && text.startsWith(words[0]!) };
}

const marked = (text: string) =>
  [BEGIN, END, LINE].reduce((rest, mark) => rest.replaceAll(mark, ' '), text).replace(RUN, `${BEGIN}$&${END}`);
