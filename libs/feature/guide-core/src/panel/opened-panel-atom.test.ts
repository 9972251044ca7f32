// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { addressAtom } from '../address/address.ts';
import { changeQueryAtom } from '../address/query.ts';
import { readsAtom } from '../data/reads-atom.ts';
import type { GuideData } from '../guide-data.ts';
import { Visit } from '../testing/visit.ts';
import { hasPanelAtom, opensAtTopAtom, panelKeyAtom, panelKindAtom } from './opened-panel-atom.ts';

/** State of a page: what is open or selected. */
interface Page {
  /** Path of the selection */
  path?: string;
  /** Path of the list from which a place was opened */
  from?: string;
  query?: string;
  open?: readonly string[];
  hasFailed?: boolean;
  hasEvents?: boolean;
}

const shortcut = { id: 'essen', env: 'development' } as SearchShortcutConfig;
const tag = { id: 't1' } as Tag;
const list = { id: 'l1', nanoId: 'listlist', itemIds: ['i1'] } as unknown as List;
const paths = {
  place: routes.mapPlace.to('abcdefgh'),
  shortcut: routes.mapSearchShortcut.to('essen'),
  tag: routes.mapTag.to('t1'),
  list: routes.mapList.to('listlist'),
};

function visitOf({ path = '/map', from, query = '', open = [], hasFailed = false, hasEvents = true }: Page) {
  const branch = {
    timeZone: 'Europe/Vaduz',
    levels: [],
    seasons: [],
    hasEvents,
    hasSearchShortcuts: true,
    searchShortcuts: [shortcut],
  };
  const boot = { branch, main: {}, env: 'development' } as unknown as Boot;
  const data = { status: hasFailed ? 'error' : 'loading', edition: null, tags: new Map([[tag.id, tag]]) };
  const state = { open, ...(from && { from }) };
  const { store } = new Visit(`${path}?${query}`, state, boot, data as unknown as GuideData);
  store.set(readsAtom, { lists: [list], shortcuts: [] });
  return store;
}
const seen = (page: Page) => {
  const store = visitOf(page);
  return [store.get(panelKindAtom), store.get(panelKeyAtom)];
};

/** In descending priority: a page with an entry and all following ones shows that entry only. */
const order: readonly [expected: [string, string], page: Page][] = [
  [['filter', 'filter'], { open: ['filter'] }],
  [['place', 'abcdefgh'], { path: paths.place }],
  [['street', 'ijklmnop'], { path: routes.mapStreet.to('ijklmnop') }],
  [['building', 'qrstuvwx'], { path: routes.mapBuilding.to('qrstuvwx') }],
  [['request', 'r1'], { path: routes.mapRequest.to('r1') }],
  [['gone', 'gone'], { path: routes.mapSearchShortcut.to('missing') }],
  [['gone', 'gone'], { path: routes.mapList.to('nosuchli') }],
  [['results', 'results'], { query: 'q=pizza' }],
  [['chat', 'chat'], { open: ['chat'] }],
  [['my-list', 'my-list'], { query: 'mylist=1' }],
  [['events', 'events'], { query: 'events=1' }],
  [['topic', 'essen'], { path: paths.shortcut }],
  [['topic', 't1'], { path: paths.tag }],
  [['topic', 'l1'], { path: paths.list }],
  [['filtered', 'filtered'], { query: 'open=1' }],
  [['in-view', 'in-view'], { open: ['list'] }],
  [['in-view', 'in-view'], { hasFailed: true }],
];

test.each(order)('opens %s if only that is requested', (expected, page) => {
  expect(seen(page)).toEqual(expected);
});

test('shows each panel before all that follow it', () => {
  let beneath: Page = {};
  for (const [expected, page] of order.toReversed()) {
    beneath = {
      ...beneath,
      ...page,
      query: [beneath.query, page.query].filter(Boolean).join('&'),
      open: [...(beneath.open ?? []), ...(page.open ?? [])],
    };
    expect(seen(beneath)).toEqual(expected);
  }
});

test('opens nothing on a plain map', () => {
  expect(seen({})).toEqual([null, undefined]);
  expect(visitOf({}).get(hasPanelAtom)).toBe(false);
  expect(visitOf({ query: 'q=pizza' }).get(hasPanelAtom)).toBe(true);
});

test('knows the panel of an address before anything is loaded', () => {
  const { store } = new Visit(`${paths.place}?q=pizza`);
  expect([store.get(panelKindAtom), store.get(panelKeyAtom)]).toEqual(['place', 'abcdefgh']);
});

test('shows no events for a branch without events', () => {
  expect(seen({ query: 'events=1', hasEvents: false })).toEqual([null, undefined]);
});

test('opens filter and curated lists at the top of a sheet, and places opened from such a list', () => {
  expect(visitOf({ open: ['filter'] }).get(opensAtTopAtom)).toBe(true);
  expect(visitOf({ path: paths.list }).get(opensAtTopAtom)).toBe(true);
  const fromList = visitOf({ path: paths.place, from: paths.list });
  expect([fromList.get(panelKindAtom), fromList.get(opensAtTopAtom)]).toEqual(['place', true]);
  expect(visitOf({ path: paths.shortcut }).get(opensAtTopAtom)).toBe(false);
});

test('notifies subscribers only when another panel opens', () => {
  const store = visitOf({ query: 'q=pizza' });
  const news: unknown[] = [];
  store.sub(panelKindAtom, () => news.push(store.get(panelKindAtom)));
  store.sub(panelKeyAtom, () => news.push(store.get(panelKeyAtom)));
  store.set(changeQueryAtom, { q: 'pizzeria' });
  store.set(readsAtom, { lists: [], shortcuts: [] });
  expect(news).toEqual([]);
  store.set(addressAtom, { pathname: paths.place });
  expect(news).toEqual(['place', 'abcdefgh']);
});
