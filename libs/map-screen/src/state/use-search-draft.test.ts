// @vitest-environment happy-dom
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchDraft } from './use-search-draft.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let draft = '';
let type: (text: string) => void;
const sent: string[] = [];
const stayed: boolean[] = [];

function Probe({ words, path }: { words: string; path: string }) {
  const state = useSearchDraft(words, path, (next, stays) => {
    sent.push(next);
    stayed.push(stays);
  });
  useEffect(() => {
    [draft, type] = state;
  });
  return null;
}

const root = createRoot(document.createElement('div'));
const url = (words: string, path = '/map') => act(() => root.render(createElement(Probe, { words, path })));

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = stayed.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is typed stays while the URL follows late, and back and forward win', () => {
  url('');
  act(() => type('ad'));
  act(() => vi.advanceTimersByTime(250));
  expect(sent).toEqual(['ad']);
  act(() => type('adler'));
  url('ad');
  expect(draft).toBe('adler');
  act(() => vi.advanceTimersByTime(250));
  url('adler');
  expect(sent).toEqual(['ad', 'adler']);
  url('');
  expect(draft).toBe('');
  url('adler');
  expect(draft).toBe('adler');
});

test('who opens a place before the words have left stays on it', () => {
  url('');
  act(() => type('museum'));
  url('', '/map/place/abcdefgh/museum');
  act(() => vi.advanceTimersByTime(0));
  expect([sent, stayed]).toEqual([['museum'], [true]]);
  url('museum', '/map/place/abcdefgh/museum');
  act(() => type('museum a'));
  act(() => vi.advanceTimersByTime(250));
  expect([sent, stayed]).toEqual([
    ['museum', 'museum a'],
    [true, false],
  ]);
});
