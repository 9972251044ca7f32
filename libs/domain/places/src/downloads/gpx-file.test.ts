import { expect, test } from 'vitest';
import { gpxFile, gpxFileName } from './gpx-file.ts';

const route = {
  title: 'Höhenweg "A" & <B>',
  lines: [
    [
      [9.5, 47.1, 460],
      [9.51, 47.11],
    ],
    [
      [9.6, 47.2],
      [9.61, 47.21],
    ],
  ],
  wayPoints: [{ title: 'Hütte', lat: 47.1, lon: 9.5 }],
  url: 'https://town.example/map/place/abcdefgh?a=1&b=2',
  attribution: '© OpenStreetMap contributors',
};

test('writes a route as GPX, with a segment per line and the available heights', () => {
  const text = gpxFile(route);
  expect(text.match(/<trkseg>/g)).toHaveLength(2);
  expect(text).toContain('<trkpt lat="47.100000" lon="9.500000"><ele>460</ele></trkpt>');
  expect(text).toContain('<trkpt lat="47.110000" lon="9.510000"/>');
  expect(text).toContain('<wpt lat="47.100000" lon="9.500000"><name>Hütte</name></wpt>');
  expect(text).toContain('<desc>© OpenStreetMap contributors</desc>');
});

test('escapes titles and URLs', () => {
  const text = gpxFile({ ...route, title: 'Höhenweg "A" & <B>\u0007' });
  expect(text).toContain('<name>Höhenweg &quot;A&quot; &amp; &lt;B&gt;</name>');
  expect(text).toContain('?a=1&amp;b=2"');
  expect(text).not.toContain('\u0007');
});

test('names the file after the route', () => {
  expect(gpxFileName('Fürstensteig – Drei Schwestern')).toBe('furstensteig-drei-schwestern.gpx');
  expect(gpxFileName('…')).toBe('route.gpx');
});
