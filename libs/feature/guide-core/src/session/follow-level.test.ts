// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { levelAtom } from '../season-and-level/level-atom.ts';
import { placeAtom } from '../selected/selected-atoms.ts';
import { onePlaceOf, placeOf, visitTo } from '../testing/guide-with-place.ts';
import { followLevel } from './follow-level.ts';

const levels = ['0', '1', '2'].map((key) => ({ key, isDefault: key === '0' }));
const upstairs = placeOf({ nanoId: 'upstairs', details: { level: '1' } });
const stairs = placeOf({ nanoId: 'stairs12', details: { level: '1;2' } });
const elsewhere = placeOf({ nanoId: 'elsewher', details: { level: '7' } });

/** Opens a place in a house with three floors, and waits until it is loaded. */
async function open(address: string) {
  const guide = visitTo(address, { levels }, { place: onePlaceOf(upstairs, stairs, elsewhere) });
  const stop = followLevel(guide.store);
  // The card of the place also reads it.
  guide.store.sub(placeAtom, () => undefined);
  await expect.poll(() => guide.store.get(placeAtom)).not.toBeNull();
  return { guide, stop };
}

test('switches to the level of a place when it opens, without a step in the history', async () => {
  const { guide } = await open('/map/place/upstairs');
  expect(guide.store.get(levelAtom)).toBe('1');
  expect(guide.entries).toHaveLength(1);
});

test('stays on a level of a place that is on several', async () => {
  const { guide } = await open('/map/place/stairs12?level=2');
  expect(guide.store.get(levelAtom)).toBe('2');
});

test('stays where it is for a place on a level that the house does not have', async () => {
  const { guide } = await open('/map/place/elsewher?level=2');
  expect(guide.store.get(levelAtom)).toBe('2');
});

test('lets the visitor leave the level of the open place', async () => {
  const { guide } = await open('/map/place/upstairs');
  guide.store.set(levelAtom, '0');
  await Promise.resolve();
  expect(guide.store.get(levelAtom)).toBe('0');
});

test('ends when it is stopped', async () => {
  const { guide, stop } = await open('/map/place/upstairs?level=2');
  stop();
  guide.actions.openPlace('stairs12');
  guide.store.set(levelAtom, '0');
  await expect.poll(() => guide.store.get(placeAtom)?.item.nanoId).toBe('stairs12');
  expect(guide.store.get(levelAtom)).toBe('0');
});
