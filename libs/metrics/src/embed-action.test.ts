import { expect, test } from 'vitest';
import { embedAction } from './embed-action.ts';

test('what is done with a place of a list has keys of its own', () => {
  expect(embedAction({ metric_key: 'item_detail_tel_click', item_id: 'i' })).toEqual({
    metric_key: 'embed_item_detail_tel_click',
    item_id: 'i',
  });
  expect(embedAction({ metric_key: 'embed_item_detail_quo_click' })).toEqual({
    metric_key: 'embed_item_detail_quo_click',
  });
  expect(embedAction({ metric_key: 'item_detail_email_click' }).metric_key).toBe('item_detail_email_click');
});
