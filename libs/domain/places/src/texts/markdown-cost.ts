/**
 * Budget for parsing one text, in the units of `markdownCost`. At this limit parsing and checking take at most
 * about 30 ms for any content; 10,000 characters with 100 list items, each with a link and a bold word, are below
 * it.
 */
export const MARKDOWN_BUDGET = 1500;

/** Maximum nesting of lists and block quotes; deeper ones exhaust the parser's stack. */
const DEEPEST = 30;

/**
 * The parser inserts events into a single list, so its time grows with the square of their number. A weight is the
 * additional cost of a construct compared with a plain line (measured with texts that repeat it up to the budget).
 */
const weights = { line: 2, container: 4, underline: 8, emphasis: 1, mark: 1, indent: 2 };
/** Emphasis is matched within a paragraph: n of them add n² divided by this. */
const EMPHASIS_PAIRS = 100;
/** Number of characters that cost as much as a mark */
const CHARACTERS = 50;

const lineEnd = /\r\n?|\n/;
const containers = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const oneContainer = />|[-+*]|\d{1,9}[.)]/g;
/** A thematic break such as '- - - -' does not nest. */
const rule = /^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
/** Turns the preceding lines into a heading. */
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const indent = /^[ \t]*/;
const emphasis = /\*+|_+|~+/g;
const marks = /[`[\]()<&\\!#|@]/g;

/**
 * Estimates the cost of parsing and rendering a text, in linear time.
 * @returns in units of `MARKDOWN_BUDGET`; Infinity for texts that must not be parsed
 */
export function markdownCost(text: string): number {
  let cost = Math.ceil(text.length / CHARACTERS);
  /** Containers continued by a line without its own mark */
  let open = 0;
  /** Emphasis marks of the paragraph so far */
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

/** Whether a text has deeper nesting or more marks than a person writes: parsing it could take seconds. */
export const isTangledMarkdown = (text: string): boolean => markdownCost(text) > MARKDOWN_BUDGET;

/**
 * Which texts of a page are rendered with formatting: in order, within the budget.
 * @param budget of all texts, in units of `MARKDOWN_BUDGET`
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
