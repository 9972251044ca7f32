import { expect, test } from 'vitest';
import { readPbf } from '../pbf/read-pbf.ts';
import type { Position } from '../shared/osm-data.ts';
import { readRegion } from './read-region.ts';
import { stateVotes } from './state-evidence.ts';
import { SyntheticExtract } from './synthetic-extract.ts';
import { locationFinder } from './location.ts';

const find = locationFinder([], () => undefined);
const at = (position: Position) => {
  const { timeZone, countryCode, state } = find(position);
  return [countryCode, timeZone, state?.iso];
};

test.each<[string, Position, (string | undefined)[]]>([
  ['Bregenz', [9.747, 47.503], ['at', 'Europe/Vienna', undefined]],
  ['Kreuzlingen', [9.178, 47.646], ['ch', 'Europe/Zurich', undefined]],
  ['Konstanz', [9.175, 47.663], ['de', 'Europe/Berlin', undefined]],
  ['Edinburgh', [-3.19, 55.95], ['gb', 'Europe/London', 'GB-SCT']],
  ['Tornio', [24.147, 65.848], ['fi', 'Europe/Helsinki', undefined]],
  ['Coolangatta', [153.533, -28.168], ['au', 'Australia/Brisbane', 'AU-QLD']],
  ['Tweed Heads', [153.54, -28.18], ['au', 'Australia/Sydney', 'AU-NSW']],
  ['Haparanda', [24.13, 65.835], ['se', 'Europe/Stockholm', undefined]],
  ['Büsingen', [8.69, 47.6965], ['de', 'Europe/Busingen', undefined]],
  ['Pristina', [21.16, 42.66], ['xk', 'Europe/Belgrade', undefined]],
  ['Longyearbyen', [15.64, 78.22], ['sj', 'Arctic/Longyearbyen', undefined]],
  ['Saint-Denis', [55.45, -20.88], ['fr', 'Indian/Reunion', 'FR-974']],
  ['El Paso', [-106.485, 31.765], ['us', 'America/Denver', undefined]],
  ['Taveuni', [-179.97, -16.85], ['fj', 'Pacific/Fiji', undefined]],
  ['Hongkong', [114.17, 22.3], ['hk', 'Asia/Hong_Kong', undefined]],
  ['San Juan', [-66.1, 18.4], ['us', 'America/Puerto_Rico', 'US-PR']],
  ['Kyjiw', [30.52, 50.45], ['ua', 'Europe/Kyiv', undefined]],
  ['the Atlantic', [-30, 35], [undefined, undefined, undefined]],
])('locates %s', (_name, position, expected) => {
  expect(at(position)).toEqual(expected);
});

test('determines the zone along a border by the country', () => {
  // The ridge between Liechtenstein and Austria, where borders of zones are simplified.
  const osm = new SyntheticExtract([9.5, 47, 9.7, 47.3]);
  osm.area('Liechtenstein', 2, [9.47, 47.04, 9.64, 47.27], { 'ISO3166-1': 'LI' });
  const { locationOf } = readRegion(readPbf(osm.bytes()));
  expect(locationOf([9.631848, 47.124296])).toMatchObject({ countryCode: 'li', timeZone: 'Europe/Vaduz' });
  expect(locationOf([9.553367, 47.055005])).toMatchObject({ countryCode: 'li', timeZone: 'Europe/Vaduz' });
});

test('uses state tags of places if they agree', () => {
  const votes = (...states: string[]) => {
    const osm = new SyntheticExtract();
    for (const state of states) osm.node([9.5, 47.1], { amenity: 'bank', 'addr:state': state });
    return stateVotes(readPbf(osm.bytes()));
  };
  expect(votes('PA', 'PA', 'PA', 'NJ')('us')?.iso).toBe('US-PA');
  expect(votes('PA', 'Pennsylvania', 'Nonsense')('us')?.iso).toBe('US-PA');
  expect(votes('PA', 'NJ')('us')).toBeUndefined();
  expect(votes('PA')('de')).toBeUndefined();
});
