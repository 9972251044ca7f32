import { markMatches } from '@umkreis/search/mark-matches.ts';

/** A text with the matched terms in bold. */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  if (terms.length === 0) return text;
  return markMatches(text, terms).map((part, at) =>
    part.isMatch ? (
      // parts have no identity but their place in the text
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={at} className="bg-transparent font-bold text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
