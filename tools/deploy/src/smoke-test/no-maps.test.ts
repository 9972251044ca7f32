import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from '../shared/build-surfaces.ts';
import { noMaps } from './no-maps.ts';

test('has the exports of MapLibre that the guide uses', () => {
  const code = readFileSync(path.join(workspace, 'libs/feature/map-core/src/library/map-library.ts'), 'utf8');
  const names = Array.from(code.matchAll(/\{([^{}]*)\}(?:: MapLibre\)| = maplibre;)/g), ([, taken]) => taken!)
    .flatMap((taken) => taken.split(','))
    .map((name) => name.trim().split(':')[0]!);
  const there = Array.from(noMaps.matchAll(/export (?:class|const) (\w+)/g), ([, name]) => name!);
  expect(there.toSorted()).toEqual(names.toSorted());
});
