import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolders } from '@umkreis/deploy/shared/project-folders.ts';
import { workspace } from './services.ts';

const projects = projectFolders(workspace);
const statically = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([^']+)'/gm;
const inAnyWay = /(?:^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?|import\(\s*(?:\/\*[^*]*\*\/\s*)?)'([^']+)'/gm;

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');

/** Files of the workspace that modules import. @param how finds the imports of a file */
function needed(entries: readonly string[], how: RegExp): Set<string> {
  const files = new Set(entries);
  for (const file of files)
    for (const [, specifier] of read(file).matchAll(how)) {
      const [, project, module] = /^@umkreis\/([\w-]+)\/(.+)$/.exec(specifier!) ?? [];
      const found = project
        ? `${projects.get(project)}/src/${module}`
        : specifier!.startsWith('.') && path.join(path.dirname(file), specifier!);
      if (found && /\.tsx?$/.test(found) && existsSync(path.join(workspace, found))) files.add(found);
    }
  return files;
}

/** Areas whose texts the files use. */
const areasOf = (files: Iterable<string>) =>
  [...files].flatMap((file) => /= messageArea(?:<[^(]*>)?\('([\w-]+)'\)/.exec(read(file))?.[1] ?? []).toSorted();

/** Areas in a list of a surface's texts. */
const listed = (file: string) =>
  existsSync(path.join(workspace, file))
    ? [...read(file).matchAll(/\/([\w-]+)\.(?:de|en)\.json'/g)].map(([, area]) => area!).toSorted()
    : [];

const surfaces = {
  shell: ['src/main.tsx'],
  map: ['src/app.tsx', 'src/directory.tsx'],
  kiosk: ['src/app.tsx'],
  embed: ['src/start.tsx'],
  dashboard: ['src/app.tsx'],
  edge: ['src/main.ts'],
};

describe.each(Object.entries(surfaces))('the texts of %s', (name, entries) => {
  const files = entries.map((entry) => `apps/${name}/${entry}`);

  it.each(['de', 'en'])('contain in %s exactly the areas that its code uses', (language) => {
    const folder = `apps/${name}/src/texts`;
    const all = [...listed(`${folder}/${language}.ts`), ...listed(`${folder}/lazy-${language}.ts`)];
    expect(all.toSorted()).toEqual(areasOf(needed(files, inAnyWay)));
  });

  it.each(['de', 'en'])('contain in %s before the first render what is imported statically', (language) => {
    const first = listed(`apps/${name}/src/texts/${language}.ts`);
    const missing = areasOf(needed(files, statically)).filter((area) => !first.includes(area));
    expect(missing).toEqual([]);
  });
});

it('loads only the texts of the visible parts with the first map', () => {
  expect(listed('apps/map/src/texts/de.ts')).toEqual([
    'demo',
    'dialog-buttons',
    'events',
    'guide',
    'home',
    'lazy-parts',
    'map',
    'search-field',
  ]);
});

it('does not import lazy parts statically', () => {
  const files = needed(['apps/map/src/app.tsx'], statically);
  expect(files.has('apps/map/src/map-page.tsx')).toBe(true);
  for (const later of ['place-card/src/place-card.tsx', 'chat/src/chat-panel.tsx', 'filters/src/filter-panel.tsx'])
    expect([later, files.has(`libs/feature/${later}`)]).toEqual([later, false]);
});

it('knows all lists of texts', () => {
  const lists = globSync('apps/*/src/texts/{,lazy-}de.ts', { cwd: workspace }).map((file) => file.split('/')[1]);
  expect([...new Set(lists)].toSorted()).toEqual(Object.keys(surfaces).toSorted());
});
