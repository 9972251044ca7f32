import type { ClickKind } from '@umkreis/contract/statistics.ts';
import type { MetricKey } from '@umkreis/contract/metric-keys.ts';

/** Kind of click by metric; clicks within the map have none. */
export const clickKindOf: Partial<Record<MetricKey, ClickKind>> = {
  item_detail_tel_click: 'phone',
  embed_item_detail_tel_click: 'phone',
  item_detail_whatsapp_click: 'phone',
  item_detail_email_click: 'email',
  item_detail_contact_click: 'email',
  item_detail_url_click: 'website',
  embed_item_detail_url_click: 'website',
  item_detail_social_click: 'social',
  embed_item_detail_social_click: 'social',
  item_detail_book_airbnb_click: 'booking',
  item_detail_book_booking_click: 'booking',
  item_detail_book_directly_click: 'booking',
  item_detail_reserve_table_click: 'booking',
  item_detail_preorder_takeout_click: 'booking',
  'item_detail-delivery_directly_click': 'booking',
  item_detail_usage_request_click: 'booking',
  item_detail_menu_url_click: 'menu',
  item_detail_event_url_click: 'event',
  filtered_list_event_click: 'event',
  item_detail_related_item_click: 'related',
  item_detail_waypoint_item_click: 'related',
  item_detail_mention_url_click: 'mention',
};
