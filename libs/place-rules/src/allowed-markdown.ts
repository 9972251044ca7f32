import { sanitize } from 'hast-util-sanitize';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { isTangledMarkdown } from './markdown-cost.ts';

/**
 * May this Markdown be stored? Only if what it renders to equals its sanitised form: no HTML in it, no link that runs a
 * script. Sanitised by GitHub's schema (hast-util-sanitize), as rehype-sanitize does where the text is shown.
 */
export function isAllowedMarkdown(value: string): boolean {
  if (isTangledMarkdown(value)) return false;
  const rendered = toHast(fromMarkdown(value), { allowDangerousHtml: true });
  return shape(rendered) === shape(sanitize(rendered));
}

/** The tree without its positions in the source; absent and empty properties are the same. */
function shape(tree: object): string {
  return JSON.stringify(tree, (key, value) => (key === 'position' || key === 'data' ? undefined : value));
}
