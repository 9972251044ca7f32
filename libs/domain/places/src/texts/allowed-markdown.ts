import { sanitize } from 'hast-util-sanitize';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { isTangledMarkdown } from './markdown-cost.ts';

/**
 * Whether Markdown may be stored: only if its HTML equals its sanitised form, that is, without raw HTML and without
 * links that run scripts. Uses GitHub's schema (hast-util-sanitize), like rehype-sanitize where the text is
 * displayed.
 */
export function isAllowedMarkdown(value: string): boolean {
  if (isTangledMarkdown(value)) return false;
  const rendered = toHast(fromMarkdown(value), { allowDangerousHtml: true });
  return shape(rendered) === shape(sanitize(rendered));
}

/** Serializes the tree without source positions; absent and empty properties are equal. */
function shape(tree: object): string {
  return JSON.stringify(tree, (key, value) => (key === 'position' || key === 'data' ? undefined : value));
}
