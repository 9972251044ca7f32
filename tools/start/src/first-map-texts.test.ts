import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolders } from '@umkreis/deploy/shared/project-folders.ts';
import { workspace } from './services.ts';

const projects = projectFolders(workspace);

const statically = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([^']+)';/gm;

/** Files of the workspace that a module imports statically, i.e. without lazy chunks. */
function needed(entry: string): Set<string> {
  const files = new Set([entry]);
  for (const file of files)
    for (const [, specifier] of readFileSync(path.join(workspace, file), 'utf8').matchAll(statically)) {
      const [, lib, module] = /^@umkreis\/([\w-]+)\/(.+)$/.exec(specifier!) ?? [];
      const found = lib
        ? `${projects.get(lib)}/src/${module}`
        : specifier!.startsWith('.') && path.join(path.dirname(file), specifier!);
      if (found && /\.tsx?$/.test(found)) files.add(found);
    }
  return files;
}

/** Text files that a module imports statically. */
const textsOf = (entry: string) =>
  [...needed(entry)]
    .flatMap((file) => /(?:^libs\/util\/i18n\/src|\/src\/messages)\/([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
    .toSorted();

test('loads only the texts of the visible parts with the first map', () => {
  expect(textsOf('apps/map/src/app.tsx')).toEqual([
    'date-format',
    'demo',
    'dialog-buttons',
    'english-offer',
    'events',
    'german-spelling',
    'gestures',
    'guide',
    'lazy-parts',
    'left-out',
    'map',
    'messages',
    'number-text',
    'search-field',
    'texts-for',
  ]);
});

test('loads only the texts of its frame with the shell', () => {
  expect(textsOf('apps/shell/src/main.tsx')).toEqual([
    'english-offer',
    'german-spelling',
    'lazy-parts',
    'messages',
    'shell',
    'texts-for',
  ]);
});

test('does not import lazy parts statically', () => {
  const files = needed('apps/map/src/app.tsx');
  expect(files.has('apps/map/src/map-page.tsx')).toBe(true);
  for (const later of ['place-card/src/place-card.tsx', 'chat/src/chat-panel.tsx', 'filters/src/filter-panel.tsx'])
    expect([later, files.has(`libs/feature/${later}`)]).toEqual([later, false]);
});
