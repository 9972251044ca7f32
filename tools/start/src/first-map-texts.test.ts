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

test('the first map has the texts of what it shows; those of chat, proposals, contests and screens come with them', () => {
  const texts = [...needed('apps/map/src/app.tsx')].flatMap(
    (file) => /^libs\/i18n\/src\/([\w-]+)\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(texts.toSorted()).toEqual([
    'chosen-language',
    'date-format',
    'events',
    'gestures',
    'guide',
    'map',
    'messages',
    'number-text',
    'offer',
    'openers',
    'parts',
    'use-english-offer',
  ]);
});

test('what loads later is not needed before', () => {
  const files = needed('apps/map/src/app.tsx');
  expect(files.has('libs/map-screen/src/map-page.tsx')).toBe(true);
  for (const later of ['card/place-card.tsx', 'chat/chat-panel.tsx', 'filters/filter-panel.tsx'])
    expect([later, files.has(`libs/guide/src/${later}`)]).toEqual([later, false]);
});
