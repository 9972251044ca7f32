// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { everything } from '@umkreis/guide-engine/query/place-query.ts';
import { hasDataFailedAtom, resultsAtom } from '../results/results-atoms.ts';
import type { Topic } from '../results/use-topic.ts';
import type { Results } from '../results/use-results.ts';
import { streetsAndBuildingsAtom, selectedAtom } from '../selected/selected-atoms.ts';
import type { BasemapClicks } from '../selected/basemap-clicks.ts';
import type { Selection } from '../selection/selection.ts';
import { Visit } from '../testing/visit.ts';
import { hasPanelAtom, opensAtTopAtom, panelKeyAtom, panelKindAtom } from './opened-panel-atom.ts';

/** State of a page: what is open or selected. */
interface Page {
  open?: readonly string[];
  query?: string;
  selection?: Selection;
  topic?: Partial<Topic>;
  searchText?: string;
  isFiltered?: boolean;
  hasFailed?: boolean;
  hasEvents?: boolean;
}

const noTopic: Topic = {
  shortcut: null,
  shortcutTagIds: [],
  isShortcutMissing: false,
  tag: null,
  list: null,
  isListMissing: false,
};
const all = { ...everything, at: 0 };

function visitOf({ selection = { kind: 'none' }, topic, searchText = '', ...page }: Page) {
  const boot = {
    branch: { timeZone: 'Europe/Vaduz', levels: [], seasons: [], hasEvents: page.hasEvents ?? true },
    main: {},
  } as unknown as Boot;
  const { store } = new Visit(`/map${page.query ?? ''}`, page.open ? { open: page.open } : null, boot);
  const query = searchText || page.isFiltered ? all : null;
  store.set(resultsAtom, { searchText, topic: { ...noTopic, ...topic }, query, base: all } as unknown as Results);
  store.set(selectedAtom, { place: null, relatedPlaces: [], isMissing: false, retry: undefined, selection });
  store.set(streetsAndBuildingsAtom, { streetsAndBuildings: {} } as unknown as BasemapClicks);
  store.set(hasDataFailedAtom, page.hasFailed ?? false);
  return store;
}
const seen = (page: Page) => {
  const store = visitOf(page);
  return [store.get(panelKindAtom), store.get(panelKeyAtom)];
};

const shortcut = { id: 'essen' } as SearchShortcutConfig;
const tag = { id: 't1' } as Tag;
const list = { id: 'l1' } as List;

/** In descending priority: a page with an entry and all following ones shows that entry only. */
const order: readonly [expected: [string, string], page: Page][] = [
  [['filter', 'filter'], { open: ['filter'] }],
  [['place', 'abcdefgh'], { selection: { kind: 'place', nanoId: 'abcdefgh' } }],
  [['street', 'ijklmnop'], { selection: { kind: 'street', nanoId: 'ijklmnop' } }],
  [['building', 'qrstuvwx'], { selection: { kind: 'building', nanoId: 'qrstuvwx' } }],
  [['request', 'r1'], { selection: { kind: 'request', linkId: 'r1' } }],
  [['gone', 'gone'], { topic: { isShortcutMissing: true } }],
  [['gone', 'gone'], { topic: { isListMissing: true } }],
  [['results', 'results'], { searchText: 'pizza' }],
  [['chat', 'chat'], { open: ['chat'] }],
  [['events', 'events'], { query: '?events=1' }],
  [['topic', 'essen'], { topic: { shortcut } }],
  [['topic', 't1'], { topic: { tag } }],
  [['topic', 'l1'], { topic: { list } }],
  [['filtered', 'filtered'], { isFiltered: true }],
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
      topic: { ...beneath.topic, ...page.topic },
      open: [...(beneath.open ?? []), ...(page.open ?? [])],
    };
    expect(seen(beneath)).toEqual(expected);
  }
});

test('opens nothing on a plain map, and is undefined before the first rendering', () => {
  expect(seen({})).toEqual([null, undefined]);
  expect(visitOf({}).get(hasPanelAtom)).toBe(false);
  expect(visitOf({ searchText: 'pizza' }).get(hasPanelAtom)).toBe(true);
  const { store } = new Visit();
  expect([store.get(panelKindAtom), store.get(hasPanelAtom)]).toEqual([undefined, false]);
});

test('shows no events for a branch without events', () => {
  expect(seen({ query: '?events=1', hasEvents: false })).toEqual([null, undefined]);
});

test('opens filter and curated lists at the top of a sheet, and places opened from such a list', () => {
  expect(visitOf({ open: ['filter'] }).get(opensAtTopAtom)).toBe(true);
  expect(visitOf({ topic: { list } }).get(opensAtTopAtom)).toBe(true);
  const fromList = visitOf({ topic: { list }, selection: { kind: 'place', nanoId: 'abcdefgh' } });
  expect([fromList.get(panelKindAtom), fromList.get(opensAtTopAtom)]).toEqual(['place', true]);
  expect(visitOf({ topic: { shortcut } }).get(opensAtTopAtom)).toBe(false);
});

test('notifies subscribers only when another panel opens', () => {
  const store = visitOf({ searchText: 'pizza' });
  const news: unknown[] = [];
  store.sub(panelKindAtom, () => news.push(store.get(panelKindAtom)));
  store.sub(panelKeyAtom, () => news.push(store.get(panelKeyAtom)));
  store.set(resultsAtom, { ...store.get(resultsAtom)!, searchText: 'pizzeria' });
  store.set(selectedAtom, { ...store.get(selectedAtom)!, relatedPlaces: [] });
  expect(news).toEqual([]);
  store.set(selectedAtom, { ...store.get(selectedAtom)!, selection: { kind: 'place', nanoId: 'abcdefgh' } });
  expect(news).toEqual(['place', 'abcdefgh']);
});
