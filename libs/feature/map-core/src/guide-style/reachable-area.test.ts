import { expect, test } from 'vitest';
import { reachableAreaOf } from './reachable-area.ts';

const none = { globalMarginTop: 0, globalMarginBottom: 0 };
const tall = { width: 1080, height: 1920 };

test('places controls between 400 and 1,600 px on a tall screen, and lower in the lowered mode', () => {
  const { top, bottom } = reachableAreaOf(tall, none, false);
  expect(top).toBeGreaterThanOrEqual(400);
  expect(1920 - bottom).toBeLessThanOrEqual(1600);
  const low = reachableAreaOf(tall, none, true);
  expect(low.top).toBeGreaterThan(top + 400);
  expect(low.bottom).toBeLessThan(bottom);
});

test("keeps the branch's margins free, also in the lowered mode", () => {
  const margins = { globalMarginTop: 600, globalMarginBottom: 500 };
  expect(reachableAreaOf(tall, margins, false)).toEqual({ top: 600, bottom: 500 });
  expect(reachableAreaOf(tall, margins, true).bottom).toBe(500);
});

test('uses the whole of a wide or small screen', () => {
  expect(reachableAreaOf({ width: 1920, height: 1080 }, none, false)).toEqual({ top: 0, bottom: 0 });
  expect(reachableAreaOf({ width: 600, height: 800 }, none, false)).toEqual({ top: 0, bottom: 0 });
  expect(reachableAreaOf({ width: 1920, height: 1080 }, none, true)).toEqual({ top: 432, bottom: 0 });
});
