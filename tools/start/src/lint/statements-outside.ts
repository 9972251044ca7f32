import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

/** Methods that begin a statement of Kysely. */
const builders = new Set(['selectFrom', 'insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto']);

/**
 * Finds SQL outside the files that are for it: what Kysely builds statements with, or its `sql`. Tests, and what only
 * they use, may look into the database themselves; types say nothing to it.
 * @param source folder with a project's code
 * @returns 'items/a.ts:12 selectFrom', in order
 */
export async function statementsOutside(source: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: source })) {
    if (/\.(repository|test)\.tsx?$/.test(file) || file.startsWith('testing/')) continue;
    const tree = ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest);
    const tell = (node: ts.Node, what: string) =>
      found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1} ${what}`);
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node) && builders.has(node.name.text)) tell(node, node.name.text);
      if (ts.isImportDeclaration(node) && importsValue(node)) tell(node, 'kysely');
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return found.toSorted();
}

function importsValue({ moduleSpecifier, importClause }: ts.ImportDeclaration): boolean {
  if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== 'kysely') return false;
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  const names = importClause?.namedBindings;
  return !names || !ts.isNamedImports(names) || names.elements.some(({ isTypeOnly }) => !isTypeOnly);
}
