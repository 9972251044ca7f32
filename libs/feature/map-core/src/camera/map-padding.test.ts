import { expect, test } from 'vitest';
import { mapPadding, type PaddingOptions } from './map-padding.ts';

const wide: PaddingOptions = { isPhone: false, isInIframe: false, hasPanel: false, sheetHeight: 0, topOffset: 72 };

test('keeps the content column free on wide screens while something is selected', () => {
  expect(mapPadding(wide)).toEqual({ top: 96, right: 12, bottom: 36, left: 12 });
  expect(mapPadding({ ...wide, hasPanel: true }).left).toBe(374);
});

test('keeps sheet and search field free on phones', () => {
  expect(mapPadding({ ...wide, isPhone: true, hasPanel: true, sheetHeight: 422 })).toEqual({
    top: 72,
    right: 12,
    bottom: 434,
    left: 12,
  });
});

test("increases the top padding with the overlay's height, by 12 px more on wide screens", () => {
  expect(mapPadding({ ...wide, topOffset: 120 }).top).toBe(132);
  expect(mapPadding({ ...wide, topOffset: 120, isPhone: true }).top).toBe(120);
});

test('uses narrow margins in a frame', () => {
  expect(mapPadding({ ...wide, isInIframe: true, hasPanel: true })).toEqual({
    top: 12,
    right: 12,
    bottom: 12,
    left: 12,
  });
});

test('keeps the lower part free on a kiosk if configured', () => {
  expect(mapPadding({ ...wide, bottomOverride: 300 }).bottom).toBe(300);
});
