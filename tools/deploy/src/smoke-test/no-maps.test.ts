import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from '../shared/build-surfaces.ts';
import { noMaps } from './no-maps.ts';

test('has the exports of MapLibre that the guide uses', () => {
  const taken = readFileSync(path.join(workspace, 'libs/feature/map-core/src/library/maplibre.ts'), 'utf8');
  const names = /export \{([^}]*)\} from 'maplibre-gl'/
    .exec(taken)![1]!
    .split(',')
    .map((name) => name.trim());
  const there = Array.from(noMaps.matchAll(/export (?:class|const) (\w+)/g), ([, name]) => name!);
  expect(there.toSorted()).toEqual([...names, 'workerUrl'].toSorted());
});
