import { expect, test } from 'vitest';
import { mapPadding, type PaddingOptions } from './map-padding.ts';

const wide: PaddingOptions = { isPhone: false, isInIframe: false, hasPanel: false, sheetHeight: 0, topOffset: 72 };

test('wide screens keep the content column free while something is selected', () => {
  expect(mapPadding(wide)).toEqual({ top: 96, right: 12, bottom: 36, left: 12 });
  expect(mapPadding({ ...wide, hasPanel: true }).left).toBe(374);
});

test('phones keep the sheet and the search field free', () => {
  expect(mapPadding({ ...wide, isPhone: true, hasPanel: true, sheetHeight: 422 })).toEqual({
    top: 72,
    right: 12,
    bottom: 434,
    left: 12,
  });
});

test('what floats deeper moves the top, on wide screens by 12 more', () => {
  expect(mapPadding({ ...wide, topOffset: 120 }).top).toBe(132);
  expect(mapPadding({ ...wide, topOffset: 120, isPhone: true }).top).toBe(120);
});

test('in a frame the edges are narrow', () => {
  expect(mapPadding({ ...wide, isInIframe: true, hasPanel: true })).toEqual({
    top: 12,
    right: 12,
    bottom: 12,
    left: 12,
  });
});

test('a kiosk may keep its lower part free', () => {
  expect(mapPadding({ ...wide, bottomOverride: 300 }).bottom).toBe(300);
});
