import { expect, test } from 'vitest';
import { readPbf } from '../pbf/read-pbf.ts';
import type { Position, Tags } from '../shared/osm-data.ts';
import { readRegion } from './read-region.ts';
import { SyntheticExtract } from './synthetic-extract.ts';

/** A street of 100 m to the east. */
const street = (osm: SyntheticExtract, name: string, [lon, lat]: Position, tags: Tags = {}) =>
  osm.way(
    [
      [lon, lat],
      [lon + 0.0012, lat],
    ],
    { highway: 'residential', name, ...tags },
  );
const townsOf = (osm: SyntheticExtract) =>
  Object.fromEntries(readRegion(readPbf(osm.bytes())).streets.map(({ title, city }) => [title, city]));

test('assigns streets to a town by its area, their own tags, an adjacent address, or the nearest settlement', () => {
  const osm = new SyntheticExtract([151.1, -33.95, 151.3, -33.8]);
  osm.area('Marrickville', 8, [151.15, -33.92, 151.16, -33.91]);
  street(osm, 'Inside Street', [151.155, -33.915]);
  street(osm, 'Spoken Street', [151.2, -33.9], { 'is_in:city': 'Redfern' });
  street(osm, 'Listed Street', [151.201, -33.93], { is_in: 'Mascot, New South Wales, Australia' });
  street(osm, 'Address Street', [151.17, -33.9]);
  osm.node([151.172, -33.901], { 'addr:housenumber': '7', 'addr:city': 'Enmore' });
  street(osm, 'Village Street', [151.25, -33.85]);
  osm.node([151.26, -33.85], { place: 'village', name: 'Watsons Bay' });
  osm.node([151.25, -33.849], { place: 'hamlet', name: 'Nobody' });
  street(osm, 'Far Street', [151.12, -33.82]);
  osm.node([151.2, -33.86], { place: 'city', name: 'Sydney' });
  expect(townsOf(osm)).toEqual({
    'Inside Street': 'Marrickville',
    'Spoken Street': 'Redfern',
    'Listed Street': 'Mascot',
    'Address Street': 'Enmore',
    'Village Street': 'Watsons Bay',
    'Far Street': 'Sydney',
  });
});

test('measures the distance of a settlement across the antimeridian', () => {
  const osm = new SyntheticExtract([-180, -17, 180, -16]);
  osm.node([-179.999, -16.8], { place: 'village', name: 'Waiyevo' });
  street(osm, 'Date Line Road', [179.995, -16.8]);
  expect(townsOf(osm)).toEqual({ 'Date Line Road': 'Waiyevo' });
});
