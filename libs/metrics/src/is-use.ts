import type { MetricKey } from '@umkreis/contract/metric-keys.ts';

const sentByPage: ReadonlySet<MetricKey> = new Set(['app_start', 'app_iskiosk', 'page_view']);

/** Does a metric say that somebody uses the page? All do, except those that the page sends by itself. */
export const isUse = (key: MetricKey): boolean => !sentByPage.has(key);
