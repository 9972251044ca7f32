import { beforeEach, expect, test, vi } from 'vitest';
import { RenderedPages } from './rendered-pages.ts';

interface Page {
  text: string;
}
const create = () =>
  new RenderedPages<Page>({ most: 10_000, sizeOf: () => 1, isCacheable: () => true, ttlMs: () => undefined });

beforeEach(() => void vi.useFakeTimers());

/** Renders the version as text. @param ms how long it takes */
const taking = (ms: number, text: string) => async (): Promise<Page> => {
  await vi.advanceTimersByTimeAsync(ms);
  return { text };
};

test('renders a quick page of every version', async () => {
  const pages = create();
  expect(await pages.get('/map', '1', taking(20, 'first'))).toEqual({ text: 'first' });
  expect(await pages.get('/map', '2', taking(20, 'second'))).toEqual({ text: 'second' });
});

test('sends a slow page for a while after a change, and renders the next one without letting a visitor wait', async () => {
  const pages = create();
  await pages.get('/map', '1', taking(300, 'first'));
  const second = vi.fn(taking(300, 'second'));
  const request = () => pages.get('/map', '2', second);

  vi.advanceTimersByTime(1000);
  expect(await request()).toEqual({ text: 'first' });
  expect(second).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1000);
  expect(await request()).toEqual({ text: 'first' });
  await vi.waitFor(async () => expect(await request()).toEqual({ text: 'second' }));
  expect(second).toHaveBeenCalledOnce();
});

test('renders a slow page once at a time, however often its content changes', async () => {
  const pages = create();
  await pages.get('/map', '1', taking(300, 'first'));
  vi.advanceTimersByTime(5000);
  const second = Promise.withResolvers<Page>();
  expect(await pages.get('/map', '2', () => second.promise)).toEqual({ text: 'first' });
  const third = vi.fn(taking(300, 'third'));
  expect(await pages.get('/map', '3', third)).toEqual({ text: 'first' });
  expect(third).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  second.resolve({ text: 'second' });
  await vi.waitFor(async () => expect(await pages.get('/map', '3', third)).toEqual({ text: 'second' }));
});

test('sends no page that was rendered more than ten seconds ago', async () => {
  const pages = create();
  await pages.get('/map', '1', taking(300, 'first'));
  vi.advanceTimersByTime(10_000);
  expect(await pages.get('/map', '2', taking(300, 'second'))).toEqual({ text: 'second' });
});

test('sends the known page while the next one fails, and then lets the visitor know', async () => {
  const pages = create();
  await pages.get('/map', '1', taking(300, 'first'));
  vi.advanceTimersByTime(2000);
  const failing = () => Promise.reject(new Error('away'));
  expect(await pages.get('/map', '2', failing)).toEqual({ text: 'first' });
  vi.advanceTimersByTime(8000);
  await expect(pages.get('/map', '2', failing)).rejects.toThrow('away');
});
