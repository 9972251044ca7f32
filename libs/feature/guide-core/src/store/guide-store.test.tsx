// @vitest-environment happy-dom
import { useAtomValue, useStore } from 'jotai';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import { BrowserRouter, useNavigate } from '@umkreis/federation/router.ts';
import { filterAtom } from '../filter/filter-atom.ts';
import { noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import { linkQueryAtom } from '../links/card-query.ts';
import { orderAtom } from '../sorting/order-atom.ts';
import { timeAtom } from '../time/time-atom.ts';
import { addressAtom, pathAtom } from '../address/address.ts';
import { openedAtom } from '../address/opened.ts';
import { changeQueryAtom, queryValueAtom } from '../address/query.ts';
import { GuideStore } from './guide-store.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
const boot = { branch: { timeZone: 'Europe/Vaduz' }, main: {} } as unknown as Boot;
let store: ReturnType<typeof useStore>;
/** Navigates from outside the guide. */
let navigateOutside: ReturnType<typeof useNavigate>;
let root: Root;
/** What each component rendered, one entry per rendering */
let rendered: string[];

function Outside() {
  const navigate = useNavigate();
  useEffect(() => {
    navigateOutside = navigate;
  });
  return null;
}
function Filter() {
  const used = useStore();
  useEffect(() => {
    store = used;
  });
  rendered.push(`filter ${useAtomValue(filterAtom).mainCategories.join()}`);
  return null;
}
function Order() {
  rendered.push(`order ${useAtomValue(orderAtom)}`);
  return null;
}
function Links() {
  rendered.push(`links ${useAtomValue(linkQueryAtom)}`);
  return null;
}

function open(address: string, isPresentOnly = false) {
  history.replaceState(null, '', address);
  rendered = [];
  act(() =>
    root.render(
      <BrowserRouter>
        <Outside />
        <GuideStore boot={boot} isPresentOnly={isPresentOnly}>
          <Filter />
          <Order />
          <Links />
        </GuideStore>
      </BrowserRouter>,
    ),
  );
}
const bar = () => location.pathname + location.search;
/** Runs the change and returns the number of added history entries. */
function entries(change: () => void): number {
  const before = history.length;
  act(change);
  return history.length - before;
}

beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

test('applies the URL on the first rendering, without a second one', () => {
  open('/map?categories=Eating,Sleeping&sort=near&time=2026-07-01T10:00&q=pizza');
  expect(rendered).toEqual([
    'filter Eating,Sleeping',
    'order near',
    'links ?categories=Eating%2CSleeping&sort=near&time=2026-07-01T10%3A00',
  ]);
  expect(store.get(timeAtom)?.toISOString()).toBe('2026-07-01T08:00:00.000Z');
});

test('ignores the time of the URL on a surface for the present only', () => {
  open('/embed?time=2026-07-01T10:00', true);
  expect(store.get(timeAtom)).toBeNull();
});

test('re-renders only the components that use the changed value', () => {
  open('/map?sort=near');
  rendered = [];
  act(() => store.set(queryValueAtom('q'), 'pizza'));
  expect(rendered).toEqual([]);
  act(() => store.set(queryValueAtom('sort'), 'title'));
  expect(rendered).toEqual(['order title', 'links ?sort=title']);
});

test('returns identical objects until a value changes', () => {
  open('/map?categories=Eating&time=2026-07-01T10:00');
  const before = [store.get(filterAtom), store.get(timeAtom)];
  act(() => store.set(addressAtom, { pathname: '/map/place/abcdefgh' }));
  const after = [store.get(filterAtom), store.get(timeAtom)];
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test('keeps both of two writes before the next rendering, each with a history entry', () => {
  open('/map?iskiosk=');
  const added = entries(() => {
    store.set(filterAtom, { ...noFilter, openNow: true });
    store.set(orderAtom, 'title');
  });
  expect([bar(), added]).toEqual(['/map?iskiosk=&open=1&sort=title', 2]);
  expect([store.get(filterAtom).openNow, store.get(orderAtom)]).toEqual([true, 'title']);
});

test('adds no entry for further changes of the same value, but one for another value', () => {
  open('/map');
  expect(entries(() => store.set(timeAtom, new Date('2026-07-01T08:00Z')))).toBe(1);
  expect(entries(() => store.set(timeAtom, new Date('2026-07-01T09:00Z')))).toBe(0);
  expect(bar()).toBe('/map?time=2026-07-01T11%3A00');
  expect(store.get(addressAtom).state).toEqual({ changed: 'time', before: ['/map'] });
  expect(entries(() => store.set(orderAtom, 'near'))).toBe(1);
  expect(entries(() => store.set(timeAtom, null))).toBe(1);
  expect(entries(() => store.set(changeQueryAtom, { level: '1' }, { replace: true }))).toBe(0);
  expect([bar(), store.get(addressAtom).state?.changed]).toEqual(['/map?sort=near&level=1', 'time']);
});

test('follows navigation from outside the guide and back', async () => {
  open('/map?open=1');
  await act(async () => navigateOutside('/map/tag/t1/käse?open=1&sort=near', { state: { from: '/map' } }));
  expect(store.get(addressAtom)).toEqual({
    pathname: '/map/tag/t1/k%C3%A4se',
    search: '?open=1&sort=near',
    state: { from: '/map' },
  });
  await act(async () => {
    history.back();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect([store.get(pathAtom), store.get(orderAtom), bar()]).toEqual(['/map', 'best', '/map?open=1']);
});

test('writes on top of a navigation from outside just before', () => {
  open('/map');
  act(() => {
    void navigateOutside('/map?iskiosk=', { replace: true });
    store.set(orderAtom, 'title');
  });
  expect(bar()).toBe('/map?iskiosk=&sort=title');
});

test('closes what was opened on back, before the router has rendered either step', () => {
  open('/map');
  const before: unknown = history.state;
  act(() => {
    store.set(openedAtom('suggestions'), true);
    history.replaceState(before, '', '/map');
    dispatchEvent(new PopStateEvent('popstate', { state: before }));
  });
  expect(store.get(openedAtom('suggestions'))).toBe(false);
});
