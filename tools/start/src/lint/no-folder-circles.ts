import { dirname, join, relative } from 'node:path';
import type { Rule } from 'eslint';
import { folderCircles, wayBetween, type FolderLink } from './folder-circles.ts';

/** Cycles per project, computed once per run of the linter. */
const cache = new Map<string, readonly FolderLink[]>();

function circlesOf(source: string): readonly FolderLink[] {
  const circles = cache.get(source) ?? folderCircles(source);
  cache.set(source, circles);
  return circles;
}

/** Reports imports that are part of a cycle between folders of a project, with the path back. */
export const noFolderCircles: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      circle:
        "'{{to}}' imports from '{{from}}' itself: {{back}}. What both use belongs into a folder below them (docs/architecture.md).",
    },
  },
  create(context) {
    const [, source] = /^(.*\/(?:apps|libs|libs\/[^/]+|tools)\/[^/]+\/src)\//.exec(context.filename) ?? [];
    if (!source || /\.test\.tsx?$/.test(context.filename)) return {};
    const circles = circlesOf(source);
    const folder = dirname(context.filename);
    const check = (named: { type: string; value?: unknown } | null | undefined, node: Rule.Node) => {
      if (typeof named?.value !== 'string' || !named.value.startsWith('.')) return;
      const [from, to] = [folder, dirname(join(folder, named.value))].map((one) => relative(source, one) || '.');
      if (from === to || !circles.some((link) => link.from === from && link.to === to)) return;
      context.report({
        node,
        messageId: 'circle',
        data: { from: from!, to: to!, back: wayBetween(to!, from!, circles).join(', ') },
      });
    };
    return circles.length === 0
      ? {}
      : {
          ImportDeclaration: (node) => check(node.source, node),
          ExportNamedDeclaration: (node) => check(node.source, node),
          ExportAllDeclaration: (node) => check(node.source, node),
          ImportExpression: (node) => check(node.source, node),
        };
  },
};
