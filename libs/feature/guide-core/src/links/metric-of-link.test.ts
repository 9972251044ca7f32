import { expect, test } from 'vitest';
import { metricOfLink } from './metric-of-link.ts';

test.each([
  ['facebook', 'item_detail_social_click'],
  ['googleMaps', 'item_detail_social_click'],
  ['whatsapp', 'item_detail_whatsapp_click'],
  ['url', 'item_detail_url_click'],
  ['webShopUrl', 'item_detail_url_click'],
  ['booking', 'item_detail_book_booking_click'],
] as const)('counts following %s as %s', (keyName, metric) =>
  expect(metricOfLink({ keyName, type: 'url' })).toBe(metric),
);
