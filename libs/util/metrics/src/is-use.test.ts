import { expect, test } from 'vitest';
import { metricKeys } from '@umkreis/contract/metric-keys.ts';
import { isUse } from './is-use.ts';

test('returns false for metrics that the page sends by itself, true otherwise', () => {
  expect(metricKeys.filter((key) => !isUse(key))).toEqual(['app_iskiosk', 'app_start', 'page_view']);
});
