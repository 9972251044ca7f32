// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { deviceStore } from '@umkreis/guide-core/device-store.ts';
import { forgetSent, lastSentLink, sentRequests, storeSent } from './sent-requests.ts';

beforeEach(() => localStorage.clear());

it('lists the sent suggestions, the last one first, also several of one topic', () => {
  storeSent('new:topic', { linkId: 'first', title: 'Café Bär' }, false);
  storeSent('new:topic', { linkId: 'second', title: 'Gasthof Löwen' }, false);
  expect(sentRequests(false).map(({ linkId, title }) => [linkId, title])).toEqual([
    ['second', 'Gasthof Löwen'],
    ['first', 'Café Bär'],
  ]);
  expect(lastSentLink('new:topic', false).read()).toBe('second');
});

it('lists links that an earlier release stored', () => {
  deviceStore<string>('sent:cafe', false).write('old-link');
  expect(sentRequests(false)).toEqual([{ linkId: 'old-link' }]);
});

it('removes a suggestion from the list and from its form', () => {
  storeSent('cafe', { linkId: 'link', title: 'Café Bär' }, false);
  forgetSent('link', false);
  expect(sentRequests(false)).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('stores nothing on a public device', () => {
  storeSent('cafe', { linkId: 'link', title: 'Café Bär' }, true);
  expect(localStorage.length).toBe(0);
});
