/**
 * What reading one text may cost, as `markdownCost` measures it. At this bound parsing and checking take at most some
 * 30 ms, whatever the text is made of; 10,000 characters with 100 list items, each with a link and a bold word, are
 * below it.
 */
export const MARKDOWN_BUDGET = 1500;

/** Block quotes in lists in block quotes … as deep as anybody writes; deeper ones exhaust the stack of a parser. */
const DEEPEST = 30;

/**
 * The parser inserts what it finds into one list of events, so its time grows with the square of their number. Each
 * weight is what a construct costs more than a plain line (measured by texts that repeat it up to the budget).
 */
const weights = { line: 2, container: 4, underline: 8, emphasis: 1, mark: 1, indent: 2 };
/** Emphasis is matched with all others of its paragraph: so many add as much as the square of their number / this. */
const EMPHASIS_PAIRS = 100;
/** Characters that cost as much as a mark */
const CHARACTERS = 50;

const lineEnd = /\r\n?|\n/;
const containers = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const oneContainer = />|[-+*]|\d{1,9}[.)]/g;
/** A line across the page, '- - - -', nests nothing. */
const rule = /^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
/** Turns the lines above into a heading. */
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const indent = /^[ \t]*/;
const emphasis = /\*+|_+|~+/g;
const marks = /[`[\]()<&\\!#|@]/g;

/**
 * What it costs to parse and render a text, from the text alone, in a time that grows with its length.
 * @returns in units of `MARKDOWN_BUDGET`; Infinity for what no parser should see
 */
export function markdownCost(text: string): number {
  let cost = Math.ceil(text.length / CHARACTERS);
  /** Containers that a line without a mark of its own continues. */
  let open = 0;
  /** Emphasis of the paragraph so far */
  let paired = 0;
  for (const line of text.split(lineEnd)) {
    const start = rule.test(line) ? '' : (containers.exec(line)?.[0] ?? '');
    const depth = count(start, oneContainer);
    if (depth > DEEPEST) return Infinity;
    const isBlank = line.trim() === '';
    open = isBlank ? 0 : Math.max(open, depth);
    if (isBlank || depth > 0) paired = 0;
    const inline = line.slice(start.length);
    const emphases = count(inline, emphasis);
    cost +=
      weights.line +
      weights.container * depth +
      (open >> 2) +
      weights.indent * (indent.exec(line)![0].length >> 2) +
      (underline.test(line) ? weights.underline : 0) +
      weights.emphasis * emphases +
      ((paired + emphases) ** 2 - paired ** 2) / EMPHASIS_PAIRS +
      weights.mark * count(inline, marks);
    paired += emphases;
  }
  return Math.ceil(cost);
}

/** Whether a text is nested deeper, or has more marks, than a person writes: reading it would take seconds. */
export const isTangledMarkdown = (text: string): boolean => markdownCost(text) > MARKDOWN_BUDGET;

/**
 * Which texts of one page are rendered with their formatting: in their order, as long as the page can afford it.
 * @param budget of all of them, in units of `MARKDOWN_BUDGET`
 */
export function formattedTexts(texts: readonly string[], budget = 3 * MARKDOWN_BUDGET): boolean[] {
  let left = budget;
  return texts.map((text) => {
    const cost = markdownCost(text);
    if (cost > Math.min(left, MARKDOWN_BUDGET)) return false;
    left -= cost;
    return true;
  });
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
