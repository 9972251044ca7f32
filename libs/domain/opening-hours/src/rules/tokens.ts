/** Tokens of the opening-hours syntax, as far as the model supports them. */
export type TokenKind =
  | 'comment'
  | 'join'
  | 'comma'
  | 'always'
  | 'time'
  | 'sun'
  | 'day'
  | 'holiday'
  | 'month'
  | 'year'
  | 'number'
  | 'state'
  | 'mark'
  | 'other';

export interface Token {
  kind: TokenKind;
  text: string;
  start: number;
  end: number;
}

const SUN = '(?:sunrise|sunset|dawn|dusk)';
const kinds: readonly (readonly [TokenKind, RegExp])[] = [
  ['comment', /"[^"]*"/y],
  ['join', /\|\||;/y],
  ['comma', /,/y],
  ['always', /24\/7(?![\d/])/y],
  ['time', /\d{1,2}:\d{2}(?![\d:])/y],
  ['sun', new RegExp(`${SUN}\\b|\\(\\s*${SUN}\\s*[+-]\\s*\\d{1,2}:\\d{2}\\s*\\)`, 'y')],
  ['holiday', /(?:PH|SH)\b/y],
  ['day', /(?:Mo|Tu|We|Th|Fr|Sa|Su)(?![A-Za-z])/y],
  ['month', /(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?![A-Za-z])/y],
  ['year', /(?:19|20)\d{2}(?![\d:])/y],
  ['number', /\d{1,2}(?![\d:])/y],
  ['state', /(?:off|closed|open|unknown)\b/y],
  ['mark', /[-+:]/y],
];
/** A foreign word, a bracket, an unclosed quotation mark */
const OTHER = /[\p{L}\p{N}]+|[^\s]/uy;
const BLANK = /\s+/y;

/** Every token of a value; between two of them are only blanks. */
export function tokensOf(value: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(value)?.[0];
  };
  while (at < value.length) {
    const blank = match(BLANK);
    if (blank) {
      at += blank.length;
      continue;
    }
    let kind: TokenKind = 'other';
    let text: string | undefined;
    for (const [name, pattern] of kinds) {
      text = match(pattern);
      if (text) {
        kind = name;
        break;
      }
    }
    text ??= match(OTHER) ?? value[at]!;
    tokens.push({ kind, text, start: at, end: (at += text.length) });
  }
  return tokens;
}
