import { expect, test } from 'vitest';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { readPosition } from './read-position.ts';

const vaduz: LngLat = [9.5215, 47.1393];
const read = (text: string, near = vaduz) => readPosition(text, near)?.map((degrees) => Number(degrees.toFixed(4)));

test.each([
  '+47.1393, +9.5215',
  '47.1393,9.5215',
  '47.1393 9.5215',
  '47.1393; 9.5215',
  '47,1393 9,5215',
  '47,1393; 9,5215',
  '47,1393, 9,5215',
  '47.1393° N, 9.5215° E',
  'N 47.1393 E 9.5215',
  'N47.1393 O9.5215',
  '9.5215 E 47.1393 N',
  '47 08 21.48 N 09 31 17.40 E',
  `47°08'21.48"N 9°31'17.4"E`,
  `47° 8' 21,48" Nord, 9° 31' 17,4" Ost`,
  '47°08′21.48″N 9°31′17.4″E',
  '47° 08.358′ N, 9° 31.29′ E',
  '４７.１３９３, ９.５２１５',
  '(47.1393, 9.5215)',
  'lat: 47.1393, lon: 9.5215',
  'Lon 9.5215 Lat 47.1393',
  'lat=47.1393&lon=9.5215',
  '47:08:21.48N 9:31:17.4E',
  '47 08 21.48, 9 31 17.4',
  'geo:47.1393,9.5215?z=17',
  'GEO:47.1393,9.5215;u=35',
  'geo:0,0?q=47.1393,9.5215(Schloss)',
  'openstreetmap.org/#map=17/47.1393/9.5215',
  'www.google.com/maps/@47.1393,9.5215,17z',
  'maps.google.com/?q=47.1393,9.5215',
  'https://www.openstreetmap.org/directions?from=&to=47.1393%2C9.5215',
  `https://www.google.de/maps/place/47%C2%B008'21.48%22N+9%C2%B031'17.4%22E/`,
  'https://www.openstreetmap.org/#map=17/47.1393/9.5215',
  'https://www.openstreetmap.org/?mlat=47.1393&mlon=9.5215#map=12/47.2/9.6',
  'https://www.google.com/maps/@47.1393,9.5215,17z',
  'https://www.google.com/maps/search/?api=1&query=47.1393%2C9.5215',
  'https://maps.google.com/?q=47.1393,9.5215',
  'https://www.google.com/maps/place/X/@47.2,9.6,17z/data=!3m1!4b1!4m5!3m4!1s0x0:0x0!8m2!3d47.1393!4d9.5215',
  'https://maps.apple.com/?ll=47.1393,9.5215&q=Schloss',
])('reads %s', (text) => expect(read(text)).toEqual([9.5215, 47.1393]));

test.each(["2'757'999 / 1'223'264", '757999 223264', 'https://map.geo.admin.ch/?E=2757999&N=1223264&zoom=10'])(
  'reads Swiss coordinates: %s',
  (text) => {
    const [lon, lat] = read(text)!;
    expect(lon).toBeCloseTo(9.52, 2);
    expect(lat).toBeCloseTo(47.14, 2);
  },
);

test.each([
  ['26°04.650′ N, 119°17.509′ E', [119.2918, 26.0775]],
  ['33.8688 S 151.2093 E', [151.2093, -33.8688]],
  ['-33.8688, 151.2093', [151.2093, -33.8688]],
  ['18°08′S 178°26′W', [-178.4333, -18.1333]],
])('reads %s', (text, expected) => expect(read(text)).toEqual(expected));

test('reads complete and short plus codes', () => {
  expect(read('7FG49QCJ+2V')).toEqual([2.7822, 20.3701]);
  expect(read('8FVC9G8F+6X')).toEqual([8.5249, 47.3656]);
  expect(read('9G8F+6X', [8.5, 47.4])).toEqual([8.5249, 47.3656]);
  expect(read('9G8F+6X Zürich', [8.1, 47.1])).toEqual([8.5249, 47.3656]);
});

test.each([
  'Kirchstrasse 9',
  '9490 Vaduz',
  '12 5',
  '47',
  '1.5 2',
  'Haus 47.13',
  '91.5000, 9.5215',
  '47.1393, 190.1234',
  '24/7',
  '10:00-12:00',
  '061 123 45 67',
  'N',
  '',
])('reads no position from %j', (text) => expect(read(text)).toBeUndefined());
