import type { Action, MetricKey } from '@umkreis/contract/metric-keys.ts';

const keys: Partial<Record<MetricKey, MetricKey>> = {
  item_detail_tel_click: 'embed_item_detail_tel_click',
  item_detail_social_click: 'embed_item_detail_social_click',
  item_detail_url_click: 'embed_item_detail_url_click',
};

/** Maps an action of the guide to its key in an embedded list. */
export const embedAction = (action: Action): Action => ({
  ...action,
  metric_key: keys[action.metric_key] ?? action.metric_key,
});
