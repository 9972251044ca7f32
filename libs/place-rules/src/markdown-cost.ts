/** Lists in quotes in lists … as deep as anybody writes; deeper ones end the readers that follow them. */
const DEEPEST = 30;
/** Stars and underlines of bold and italic words; readers compare each with the others. */
const MOST_MARKS = 1000;

const startOfLine = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)]))+/;
const oneStart = />|[-+*]|\d{1,9}[.)]/g;
/** A line across the page, '- - - -', nests nothing. */
const rule = /^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/;
const marks = /\*+|_+|~+/g;

/**
 * Whether Markdown is nested deeper, or has more marks, than a person writes: reading it would take seconds, or more
 * memory than there is. Told from the text alone, in a time that grows with its length.
 */
export function isTangledMarkdown(value: string): boolean {
  const lines = value.split(/\r\n?|\n/).filter((line) => !rule.test(line));
  return (
    lines.some((line) => count(startOfLine.exec(line)?.[0] ?? '', oneStart) > DEEPEST) ||
    count(lines.join('\n'), marks) > MOST_MARKS
  );
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
