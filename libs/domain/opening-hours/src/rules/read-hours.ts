import type { RuleJoin, WrittenHours, WrittenRule } from './hours-rule.ts';
import { readRule } from './read-rule.ts';
import { tokensOf, type Token } from './tokens.ts';

/**
 * Splits opening hours into rules. Accepts any text: rules that the model can't represent keep their text
 * (https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification).
 */
export function readHours(value: string): WrittenHours {
  const rules: WrittenRule[] = [];
  const tokens = tokensOf(value);
  let join: RuleJoin = ';';
  let isFallback = false;
  let own: Token[] = [];
  let end = 0;
  const close = () => {
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return;
    const text = value.slice(first.start, last.end);
    // Everything after a fallback is part of it.
    rules.push({ join, before: value.slice(end, first.start), text, rule: isFallback ? null : readRule(own) });
    end = last.end;
    own = [];
  };
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (
      token.kind === 'join' ||
      (token.kind === 'comma' && hasContent(own) && next && !isTime(next) && !endsWithDays(own))
    ) {
      close();
      join = token.text as RuleJoin;
      isFallback ||= join === '||';
    } else own.push(token);
  }
  close();
  return { rules, after: value.slice(end) };
}

/** The value of the rules. */
export const writeHours = ({ rules, after }: WrittenHours): string =>
  rules.map(({ before, text }) => before + text).join('') + after;

/** After times, a state or a comment, a comma starts another rule, unless more times follow. */
const hasContent = (tokens: readonly Token[]) =>
  tokens.some(({ kind }) => ['time', 'sun', 'state', 'comment', 'always'].includes(kind));

/** Times before days, `18:00-22:30 Su-Tu,Fr`: the comma continues the list of days, and the rule stays as text. */
const endsWithDays = (tokens: readonly Token[]) => {
  const firstTime = tokens.findIndex(isTime);
  return firstTime !== -1 && tokens.slice(firstTime).some(({ kind }) => kind === 'day' || kind === 'holiday');
};

const isTime = ({ kind }: Token) => kind === 'time' || kind === 'sun';
