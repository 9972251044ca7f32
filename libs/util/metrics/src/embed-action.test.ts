import { expect, test } from 'vitest';
import { embedAction } from './embed-action.ts';

test('uses separate keys for actions in embedded lists', () => {
  expect(embedAction({ metric_key: 'item_detail_tel_click', item_id: 'i' })).toEqual({
    metric_key: 'embed_item_detail_tel_click',
    item_id: 'i',
  });
  expect(embedAction({ metric_key: 'embed_item_detail_quo_click' })).toEqual({
    metric_key: 'embed_item_detail_quo_click',
  });
  expect(embedAction({ metric_key: 'item_detail_email_click' }).metric_key).toBe('item_detail_email_click');
});
