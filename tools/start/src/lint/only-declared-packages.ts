import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBuiltin } from 'node:module';
import type { Rule } from 'eslint';
import { workspace } from '../services.ts';

/** Names that a `package.json` declares, its own one included, by folder; read once per run of the linter. */
const cache = new Map<string, ReadonlySet<string>>();

function declaredIn(folder: string): ReadonlySet<string> {
  const known = cache.get(folder);
  if (known) return known;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    dependencies?: object;
    devDependencies?: object;
  };
  const names = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.devDependencies ?? {}),
  ]);
  cache.set(folder, names);
  return names;
}

function projectOf(file: string): string {
  let folder = dirname(file);
  while (folder !== dirname(folder) && !existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** The package of a module specifier: '@umkreis/ui/dialog.tsx' → '@umkreis/ui'; relative paths have none. */
function packageOf(specifier: string): string | undefined {
  if (/^[./]|^[a-z]+:/.test(specifier) || isBuiltin(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Reports imports of packages, also those of the workspace, that neither the project's `package.json` declares nor the
 * one of the workspace, which has the tools that all projects use. For types alone, `@types/…` is sufficient. That
 * code of production imports from `dependencies` only is checked by knip.
 */
export const onlyDeclaredPackages: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: "'{{name}}' is not declared: add it to the package.json of this project." },
  },
  create(context) {
    const declared = declaredIn(projectOf(context.filename));
    const ofAll = declaredIn(workspace);
    const check = (source: { type: string; value?: unknown } | null | undefined, node: Rule.Node) => {
      const name = typeof source?.value === 'string' && packageOf(source.value);
      if (name && !declared.has(name) && !ofAll.has(name) && !declared.has(`@types/${name}`))
        context.report({ node, messageId: 'missing', data: { name } });
    };
    return {
      ImportDeclaration: (node) => check(node.source, node),
      ExportNamedDeclaration: (node) => check(node.source, node),
      ExportAllDeclaration: (node) => check(node.source, node),
      ImportExpression: (node) => check(node.source, node),
      TSImportType: (node: Rule.Node & { source: { type: string; value?: unknown } }) => check(node.source, node),
    };
  },
};
