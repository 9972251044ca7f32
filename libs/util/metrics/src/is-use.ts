import type { MetricKey } from '@umkreis/contract/metric-keys.ts';

const sentByPage: ReadonlySet<MetricKey> = new Set(['app_start', 'app_iskiosk', 'page_view']);

/** Whether a metric means that somebody uses the page: all do, except those that the page sends by itself. */
export const isUse = (key: MetricKey): boolean => !sentByPage.has(key);
