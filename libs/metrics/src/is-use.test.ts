import { expect, test } from 'vitest';
import { metricKeys } from '@umkreis/contract/metric-keys.ts';
import { isUse } from './is-use.ts';

test('the page does not use itself; everything else is somebody', () => {
  expect(metricKeys.filter((key) => !isUse(key))).toEqual(['app_iskiosk', 'app_start', 'page_view']);
});
