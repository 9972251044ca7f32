import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

/** Methods that start a Kysely statement. */
const builders = new Set(['selectFrom', 'insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto']);

/**
 * Finds SQL outside of repositories: Kysely's statement builders and its `sql`. Tests and their helpers are
 * ignored, and so are types.
 * @param source folder with a project's code
 */
export async function statementsOutside(source: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: source })) {
    if (/\.(repository|test)\.tsx?$/.test(file) || file.startsWith('testing/')) continue;
    const tree = ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest);
    const report = (node: ts.Node, what: string) =>
      found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1} ${what}`);
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node) && builders.has(node.name.text)) report(node, node.name.text);
      if (ts.isImportDeclaration(node) && importsValue(node)) report(node, 'kysely');
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
