// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routes } from '@umkreis/contract/routes.ts';
import { filterAtom } from '../filter/filter-atom.ts';
import { addressAtom, routerAtom } from '../address/address.ts';
import { openedAtom } from '../address/opened.ts';
import { queryValueAtom } from '../address/query.ts';
import { noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import { Visit } from '../testing/visit.ts';
import { filterPanelAtom, listAtom, menuAtom } from '../address/opened-atoms.ts';

/** Actions of a visitor. Those named close…, lower…, leave… or clear… close what was opened. */
const steps: Record<string, (visit: Visit) => void> = {
  menu: ({ store }) => store.set(menuAtom, true),
  closeMenu: ({ store }) => store.set(menuAtom, false),
  list: ({ store }) => store.set(listAtom, true),
  closeList: ({ store }) => store.set(listAtom, false),
  chat: ({ store }) => store.set(openedAtom('chat'), true),
  closeChat: ({ store }) => store.set(openedAtom('chat'), false),
  filter: ({ store }) => store.set(filterPanelAtom, true),
  closeFilter: ({ store }) => store.set(filterPanelAtom, false),
  choose: ({ store }) => store.set(filterAtom, { ...noFilter, openNow: true }),
  raise: ({ store }) => store.set(openedAtom('sheet'), true),
  lower: ({ store }) => store.set(openedAtom('sheet'), false),
  share: ({ store }) => store.set(openedAtom('share'), true),
  closeShare: ({ store }) => store.set(openedAtom('share'), false),
  contest: ({ store }) => store.set(queryValueAtom('contest'), 'c'),
  closeContest: ({ store }) => store.set(queryValueAtom('contest'), null, { closes: true }),
  type: ({ actions }) => actions.setSearchText('pizza'),
  typeOn: ({ actions }) => actions.setSearchText('pizzeria'),
  topic: ({ actions }) => actions.openShortcut('essen', 'Essen'),
  leaveTopic: ({ actions }) => actions.openShortcut(null),
  place: ({ actions }) => actions.openPlace('abcdefgh', 'Adler'),
  other: ({ actions }) => actions.openPlace('hgfedcba', 'Krone'),
  close: ({ actions }) => actions.close(),
  clear: ({ actions }) => actions.clear(),
  style: ({ store }) => store.set(queryValueAtom('style'), 'topo'),
  /** A dialog that closes and navigates at once */
  menuToList: ({ store }) => {
    store.set(menuAtom, false);
    store.set(addressAtom, { pathname: routes.mapList.to('listlist', 'Liste'), search: '' });
  },
};
const passing = ['menu', 'filter', 'sheet', 'share'];
const walks = fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 14 });

test('undoes one step per back and never leaves the guide while something is open', async () => {
  await fc.assert(
    fc.asyncProperty(walks, async (walk) => {
      const visit = new Visit();
      for (const name of walk) {
        const before = visit.seen;
        const depth = visit.at;
        steps[name]!(visit);
        await Promise.resolve();
        await Promise.resolve();
        const isLeaving = /^(close|lower|leave|clear)/.test(name);
        if (isLeaving) expect(visit.at, `${name} adds no entry`).toBeLessThanOrEqual(depth);
        if (visit.at > depth + 1) throw new Error(`${name} adds ${visit.at - depth} entries`);
        if (visit.at === depth + 1) {
          // One step back shows the previous state, without transient elements.
          const expected = before
            .split(' ')
            .filter((part, index) => index === 0 || !passing.includes(part) || visit.seen.includes(` ${part}`))
            .join(' ');
          const after = visit.at;
          visit.back();
          expect([before, expected]).toContain(visit.seen);
          visit.at = after;
          // forward again
          visit.back(0);
        }
      }
      let last = visit.seen;
      while (visit.at > 0) {
        visit.back();
        expect(visit.seen).not.toBe(last);
        last = visit.seen;
      }
      expect(last).toBe('/map');
    }),
    { numRuns: 2000 },
  );
});

test('returns to the previous entry on close, without adding one', async () => {
  const visit = new Visit();
  visit.store.set(listAtom, true);
  visit.actions.openPlace('abcdefgh', 'Adler');
  visit.actions.openPlace('hgfedcba', 'Krone');
  visit.actions.close();
  await Promise.resolve();
  expect([visit.seen, visit.at]).toEqual(['/map list', 1]);
  visit.store.set(listAtom, false);
  await Promise.resolve();
  expect([visit.seen, visit.at]).toEqual(['/map', 0]);
});

test("replaces a menu's entry by what was selected in it", () => {
  const visit = new Visit();
  visit.store.set(filterPanelAtom, true);
  visit.store.set(filterAtom, { ...noFilter, openNow: true });
  visit.store.set(filterPanelAtom, false);
  expect([visit.seen, visit.at]).toEqual(['/map?open=1', 1]);
  visit.store.set(menuAtom, true);
  visit.actions.openPlace('abcdefgh', 'Adler');
  expect([visit.seen, visit.at]).toEqual(['/map/place/abcdefgh/adler?open=1', 2]);
});

test('replaces a back navigation that never completes and runs the queued steps', async () => {
  const visit = new Visit();
  visit.store.set(menuAtom, true);
  visit.store.set(routerAtom, { ...visit.store.get(routerAtom), back: () => {} });
  visit.store.set(menuAtom, false);
  visit.actions.openPlace('abcdefgh', 'Adler');
  expect(visit.seen).toBe('/map');
  await expect.poll(() => visit.seen).toBe('/map/place/abcdefgh/adler');
});
