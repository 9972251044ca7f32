// @vitest-environment happy-dom
import { act, createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchDraft } from './use-search-draft.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let draft = '';
let type: (text: string) => void;
const sent: string[] = [];

function Probe({ words }: { words: string }) {
  const state = useSearchDraft(words, (next) => sent.push(next));
  useEffect(() => { [draft, type] = state; });
  return null;
}

const root = createRoot(document.createElement('div'));
const url = (words: string) => act(() => root.render(createElement(Probe, { words })));

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

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
