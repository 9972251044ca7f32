import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from './services.ts';

const statically = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([^']+)';/gm;

/** Files of the workspace that a module needs before it runs; parts that load later are not among them. */
function needed(entry: string): Set<string> {
  const files = new Set([entry]);
  for (const file of files)
    for (const [, asked] of readFileSync(path.join(workspace, file), 'utf8').matchAll(statically)) {
      const [, lib, module] = /^@umkreis\/([\w-]+)\/(.+)$/.exec(asked!) ?? [];
      const found = lib ? `libs/${lib}/src/${module}` : asked!.startsWith('.') && path.join(path.dirname(file), asked!);
      if (found && /\.tsx?$/.test(found)) files.add(found);
    }
  return files;
}

/** Files of texts that a module needs before it runs. */
const textsOf = (entry: string) =>
  [...needed(entry)].flatMap((file) => /^libs\/i18n\/src\/([\w-]+)\.ts$/.exec(file)?.[1] ?? []).toSorted();

test('the first map has the texts of what it shows; those of card, filter, menu, chat, proposals and contests come with them', () => {
  expect(textsOf('apps/map/src/app.tsx')).toEqual([
    'chosen-language',
    'date-format',
    'events',
    'gestures',
    'guide',
    'left-out',
    'map',
    'messages',
    'number-text',
    'offer',
    'openers',
    'parts',
    'use-english-offer',
  ]);
});

test('the shell has the texts of its frame; those of its screens and of the login come with them', () => {
  expect(textsOf('apps/shell/src/main.tsx')).toEqual([
    'chosen-language',
    'messages',
    'offer',
    'parts',
    'shell',
    'use-english-offer',
  ]);
});

test('what loads later is not needed before', () => {
  const files = needed('apps/map/src/app.tsx');
  expect(files.has('libs/map-screen/src/map-page.tsx')).toBe(true);
  for (const later of ['card/place-card.tsx', 'chat/chat-panel.tsx', 'filters/filter-panel.tsx'])
    expect([later, files.has(`libs/guide/src/${later}`)]).toEqual([later, false]);
});
