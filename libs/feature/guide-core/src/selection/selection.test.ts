import { expect, test } from 'vitest';
import { routes } from '@umkreis/contract/routes.ts';
import { selectionOf } from './selection.ts';

test.each([
  [routes.map.to(), { kind: 'none' }],
  [routes.mapPlace.to('abcdefgh', 'Gasthof Adler'), { kind: 'place', nanoId: 'abcdefgh' }],
  [routes.mapPlace.to('abcdefgh'), { kind: 'place', nanoId: 'abcdefgh' }],
  [routes.mapStreet.to('abcdefgh', 'Städtle'), { kind: 'street', nanoId: 'abcdefgh' }],
  [routes.mapBuilding.to('abcdefgh', 'Städtle 1'), { kind: 'building', nanoId: 'abcdefgh' }],
  [routes.mapList.to('abcdefgh', 'Ausflüge'), { kind: 'list', nanoId: 'abcdefgh' }],
  [routes.mapSearchShortcut.to('u1', 'Essen & Trinken'), { kind: 'shortcut', id: 'u1', tagIds: [] }],
  [routes.mapSearchShortcutTags.to('u1', '', ['t1', 't2']), { kind: 'shortcut', id: 'u1', tagIds: ['t1', 't2'] }],
  [routes.mapTag.to('t1', 'Pizza'), { kind: 'tag', id: 't1' }],
  [routes.mapRequest.to('abcdefghijklmnopqrstuvwx'), { kind: 'request', linkId: 'abcdefghijklmnopqrstuvwx' }],
  [routes.mapSeason.to('winter'), { kind: 'season', path: 'winter' }],
  ['/map/anything/else', { kind: 'none' }],
  ['/map/herbst', { kind: 'none' }],
])('parses %s', (path, selection) => {
  expect(selectionOf(decodeURI(path))).toEqual(selection);
});
