import { expect, test } from 'vitest';
import { detailKeys } from '@umkreis/taxonomy/detail-keys.ts';
import { isReadDetail } from './visible-details.ts';

test('excludes details for the map, the search and editors', () => {
  expect(
    detailKeys
      .filter((key) => !isReadDetail(key))
      .map(({ keyName }) => keyName)
      .toSorted(),
  ).toEqual([
    'contactSource',
    'covid19',
    'exhibitionWegaButton',
    'geojsonLineColor',
    'hoursSource',
    'lineColor',
    'mapTitle',
    'searchKeyWords',
    'transportBusLineColor',
    'transportBusLineOffset',
  ]);
});
