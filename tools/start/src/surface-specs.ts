import { globSync } from 'node:fs';
import path from 'node:path';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import { workspace } from './services.ts';

/**
 * Browser tests whose pages load only these surfaces besides the shell, by the file's name in `apps/e2e/src`. Tests
 * that are not listed run for every surface.
 */
const specsOf: Partial<Record<Surface, readonly string[]>> = {
  dashboard: [
    'address-search',
    'audit',
    'calendar-file',
    'content-language',
    'dashboard',
    'dashboard-clicks',
    'dashboard-frame',
    'dashboard-rejected-files',
    'dashboard-rejections',
    'detail-field',
    'edit-in-list',
    'editor-navigation',
    'editor-undo',
    'event-bulk',
    'event-picture',
    'geometry-editor',
    'geometry-keyboard',
    'geometry-tools',
    'history-restore',
    'hours-editor',
    'hours-typing',
    'import-places',
    'keyboard',
    'kiosk-identity',
    'kiosk-sign',
    'kiosk-times',
    'manage',
    'media-order',
    'new-event',
    'new-place',
    'offline-place',
    'places',
    'session',
    'two-editors',
  ],
  kiosk: [
    'kiosk',
    'kiosk-identity',
    'kiosk-links',
    'kiosk-reachable-area',
    'kiosk-resilience',
    'kiosk-screen',
    'kiosk-session',
    'kiosk-sign',
    'kiosk-times',
    'my-list',
  ],
  embed: ['embed', 'embed-element', 'embed-views', 'embed-on-other-sites'],
  map: [
    'back',
    'camera',
    'card',
    'chat',
    'departures',
    'empty-states',
    'heights',
    'keyboard',
    'large-guide',
    'link',
    'my-list',
    'place',
    'print',
    'raster-tiles',
    'rich-cards',
    'search',
  ],
};

/**
 * The files of browser tests for some surfaces. The shell is in every page, so all tests are its tests.
 * @param names comma-separated
 * @throws Error that names an unknown surface
 */
export function specsFor(names: string): string[] {
  const wanted = names.split(',').map((name) => {
    const surface = surfaces.find((one) => one === name);
    if (!surface) throw new Error(`There is no surface ${name}: --surfaces takes some of ${surfaces.join(',')}`);
    return surface;
  });
  const all = globSync('*.spec.ts', { cwd: path.join(workspace, 'apps/e2e/src') }).toSorted();
  if (wanted.includes('shell')) return all;
  const listed = new Set(Object.values(specsOf).flat());
  const own = new Set(wanted.flatMap((surface) => specsOf[surface] ?? []));
  return all.filter((file) => {
    const name = path.basename(file, '.spec.ts');
    return own.has(name) || !listed.has(name);
  });
}

/** Names in the table that have no file. */
export function missingSpecs(): string[] {
  const all = new Set(specsFor('shell').map((file) => path.basename(file, '.spec.ts')));
  return Object.values(specsOf)
    .flat()
    .filter((name) => !all.has(name));
}
