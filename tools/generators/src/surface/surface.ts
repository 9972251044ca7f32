import { joinPathFragments, readJson, type Tree } from '@nx/devkit';
import { componentGenerator } from '@nx/react';
import { addToList, insertBefore } from '../edit-source.ts';
import { appSource, areaSource, capital, languagesSource, textFiles, withTexts } from './screen-source.ts';

export interface SurfaceOptions {
  /** Lower case letters and digits; its pages are below /<name> */
  name: string;
}

/**
 * Adds a remote: its project, entry and first screen with its texts, its name in the contract, its route in the
 * shell, and its choice in the workflow that rolls back.
 * @throws if the surface exists
 */
export default async function surface(tree: Tree, { name }: SurfaceOptions): Promise<void> {
  const root = `apps/${name}`;
  if (tree.exists(root)) throw new Error(`There is a surface '${name}' already.`);
  const write = (path: string, text: string) => tree.write(joinPathFragments(root, path), text);

  write(
    'package.json',
    `${JSON.stringify(
      {
        name: `@umkreis/${name}`,
        version: '1.0.0',
        private: true,
        type: 'module',
        nx: { tags: ['type:app', 'platform:browser'], targets: { lint: {}, typecheck: {}, test: {} } },
        scripts: { build: 'NODE_ENV=production rspack build', serve: 'NODE_ENV=development rspack serve' },
        ...dependenciesLikeThoseOf(tree, 'apps/map/package.json'),
      },
      null,
      2,
    )}\n`,
  );
  const references = '[{ "path": "./tsconfig.app.json" }, { "path": "./tsconfig.spec.json" }]';
  write(
    'tsconfig.json',
    `{\n  "extends": "../../tsconfig.base.json",\n  "files": [],\n  "references": ${references}\n}\n`,
  );
  // `nx sync` adds the references to other projects.
  write('tsconfig.app.json', tsconfig('"extends": "../../tsconfig.browser.json"'));
  write('tsconfig.spec.json', tsconfig('"extends": "../../tsconfig.test.json"', './tsconfig.app.json'));
  write(
    'rspack.config.ts',
    `import { surface } from '@umkreis/build/surface.ts';\n\nexport default await surface('${name}', import.meta.dirname);\n`,
  );
  write(
    'src/main.ts',
    "// The dynamic import lets module federation initialise the shared modules before the surface's code runs.\nimport('./bootstrap.tsx');\nexport {};\n",
  );
  write(
    'src/bootstrap.tsx',
    `import '@umkreis/ui/typeface.css';\nimport { runAlone } from '@umkreis/federation/run-alone.tsx';\nimport App from './app.tsx';\n\nrunAlone(App, '/${name}');\n`,
  );
  write(
    'src/styles.css',
    "@import 'tailwindcss' source(none);\n@import '@umkreis/ui/tokens.css';\n@source '.';\n@source '../../../libs/ui/src';\n",
  );

  const screen = `${name}-screen`;
  await componentGenerator(tree, {
    path: `${root}/src/${screen}`,
    name: `${capital(name)}Screen`,
    style: 'none',
    skipTests: true,
    export: false,
    skipFormat: true,
  });
  const screenFile = `${root}/src/${screen}.tsx`;
  tree.write(screenFile, withTexts(tree.read(screenFile, 'utf8')!, name));
  write('src/app.tsx', appSource(name));
  write('src/languages.ts', languagesSource());
  write(`src/messages/${screen}.ts`, areaSource(name));
  for (const [path, text] of textFiles(name)) write(path, text);

  // nx.json releases all apps; the rollback lists its choices.
  addToList(tree, '.github/workflows/rollback.yml', /options: \[([^\]]*)\]/, name);
  addToList(tree, 'libs/contract/src/boot.ts', /export const surfaces = \[([^\]]*)\]/, `'${name}'`);
  addToList(tree, 'apps/edge/src/page.ts', /const ownPages: readonly RemoteName\[\] = \[([^\]]*)\]/, `'${name}'`);
  addToList(tree, 'eslint.config.mjs', /const apps = \[([^\]]*)\]/, `'${name}'`);
  insertBefore(
    tree,
    'apps/shell/src/app.tsx',
    '          <Route path="/embed/*"',
    `          <Route path="/${name}/*" element={remote('${name}')} />\n`,
  );
}

function tsconfig(setting: string, ...paths: string[]): string {
  const references = paths.map((path) => `{ "path": "${path}" }`).join(', ');
  return `{ ${setting}, "references": [${references}] }\n`;
}

/** The packages that its first screen and its build need, in the versions of another surface. */
function dependenciesLikeThoseOf(tree: Tree, file: string) {
  const other = readJson<Record<'dependencies' | 'devDependencies', Record<string, string>>>(tree, file);
  const pick = (from: Record<string, string>, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  return {
    dependencies: pick(other.dependencies, ['@umkreis/federation', '@umkreis/i18n', '@umkreis/ui', 'react']),
    devDependencies: pick({ ...other.dependencies, ...other.devDependencies }, [
      '@rspack/cli',
      '@rspack/core',
      '@types/react',
      '@umkreis/build',
      '@umkreis/contract',
      'tailwindcss',
    ]),
  };
}
