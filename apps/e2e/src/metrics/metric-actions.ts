import type { MetricKey } from '@umkreis/contract/metric-keys.ts';
import { frameActions } from './frame-actions.ts';
import { mainActions } from './main-actions.ts';
import { mapActions } from './map-actions.ts';
import { placeActions } from './place-actions.ts';
import type { MetricAction } from './metric-action.ts';

/** The action that sends each metric key. A key without an action does not compile. */
export const metricActions: Record<MetricKey, MetricAction> = {
  ...mainActions,
  ...placeActions,
  ...mapActions,
  ...frameActions,
};
