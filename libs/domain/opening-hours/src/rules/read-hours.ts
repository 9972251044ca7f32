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
    if (token.kind === 'join' || (token.kind === 'comma' && hasContent(own) && next && !isTime(next))) {
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

const isTime = ({ kind }: Token) => kind === 'time' || kind === 'sun';
