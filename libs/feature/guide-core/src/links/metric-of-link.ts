import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { MetricKey } from '@umkreis/contract/metric-keys.ts';
import { isSocial } from '@umkreis/places/details/social-links.ts';

const byKey: Record<string, MetricKey> = {
  airbnb: 'item_detail_book_airbnb_click',
  booking: 'item_detail_book_booking_click',
  directly: 'item_detail_book_directly_click',
  tableDirectly: 'item_detail_reserve_table_click',
  opentable: 'item_detail_reserve_table_click',
  takeoutDirectly: 'item_detail_preorder_takeout_click',
  deliveryDirectly: 'item_detail-delivery_directly_click',
  menu: 'item_detail_menu_url_click',
  menuDrinks: 'item_detail_menu_url_click',
  whatsapp: 'item_detail_whatsapp_click',
  usageRequestDirectly: 'item_detail_usage_request_click',
  eventBuyTicketsUrl: 'item_detail_event_url_click',
  transportBusLineScheduleDownload: 'transport_bus_line_schedule_download',
};

/** The metric counted when a detail's link is followed. */
export function metricOfLink({ keyName, type }: Pick<ItemDetailKey, 'keyName' | 'type'>): MetricKey {
  if (type === 'phone') return 'item_detail_tel_click';
  if (type === 'email') return 'item_detail_email_click';
  return byKey[keyName] ?? (isSocial(keyName) ? 'item_detail_social_click' : 'item_detail_url_click');
}
