import type { Metric } from './metric.ts';

/** Everything that is counted; one key an action. */
export const metricKeys = [
  'app_iskiosk', 'app_start',
  'embed_item_change_request_add_click', 'embed_item_detail_tel_click', 'embed_item_detail_social_click',
  'embed_item_detail_quo_click', 'embed_item_detail_url_click', 'embed_list_search_string',
  'filtered_list_change_sorting_click', 'filtered_list_event_click', 'filtered_list_filter_clear_click',
  'filtered_list_filter_show_open_click', 'filtered_list_filter_categories_select', 'filtered_list_filter_tags_select',
  'filtered_list_filter_takeaway_delivery_click', 'filtered_list_item_click', 'filtered_list_search_string',
  'filtered_list_search_text_click', 'filtered_list_search_shortcut_click', 'filtered_list_toggle_filter_click',
  'home_featured_label_click', 'home_subtitle_click',
  'in_iframe_home_click', 'in_iframe_search_click', 'in_iframe_search_shortcut_click',
  'in_iframe_search_shortcut_list_click',
  'item_detail_book_airbnb_click', 'item_detail_book_booking_click', 'item_detail_book_directly_click',
  'item_detail_contact_click', 'item_detail_contest_chip_click', 'item_detail_contest_submit_click',
  'item_detail_email_click', 'item_detail_event_url_click', 'item_detail_oh_increase_click',
  'item_detail_oh_decrease_click', 'item_detail_social_click', 'item_detail_tel_click',
  'item_detail_url_click', 'item_detail_usage_request_click', 'item_detail_whatsapp_click',
  'item_detail_mention_url_click', 'item_detail_menu_url_click', 'item_detail_waypoint_item_click',
  'item_detail_related_item_click', 'item_detail_reserve_table_click', 'item_detail_search_shortcut_click',
  'item_detail_preorder_takeout_click', 'item_detail-delivery_directly_click',
  'transport_bus_line_schedule_download',
  'map_escape_click', 'map_item_click', 'map_item_way_click',
  'map_list_click', 'map_quo_click', 'meta_map_click',
  'map_twitter_click',
  'page_element_click', 'page_view',
] as const;
export type MetricKey = (typeof metricKeys)[number];

/** What a surface says of an action; session, branch and address are added. */
export type Action = { metric_key: MetricKey } & Partial<Omit<Metric, 'metric_key'>>;
