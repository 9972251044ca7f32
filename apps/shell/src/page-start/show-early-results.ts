import { earlyFieldId, earlyListId, framePanelId, setEarlySearch } from '@umkreis/contract/page-frame/early-use.ts';
import { searchResultsUrl } from '@umkreis/contract/page-frame/search-results.ts';

/** Pause in typing before another query is sent, ms. */
const PAUSE_MS = 150;

/** The parts of the frame's list that change. */
const changing = ['h1', '[role=status]', `#${earlyListId}`];

/**
 * Shows the server's results for the text in the field of the server-rendered page, in place of its first places, until
 * the app is loaded. An empty field shows the first places again. Without a response the list stays as it is.
 */
export function showEarlyResults(): void {
  let request: AbortController | undefined;
  let first: Element | undefined;
  addEventListener('input', ({ target }) => {
    const panel = document.getElementById(framePanelId);
    const list = document.getElementById(earlyListId);
    if (!panel || !list || !(target instanceof HTMLInputElement) || target.id !== earlyFieldId) return;
    first ??= panel.cloneNode(true) as Element;
    const isFirst = !request;
    request?.abort();
    const text = target.value.trim();
    if (!text) return show(panel, first, false);
    const { signal } = (request = new AbortController());
    setEarlySearch(showResults(panel, text, signal, isFirst ? 0 : PAUSE_MS).catch(() => undefined));
  });
}

async function showResults(panel: Element, text: string, signal: AbortSignal, delayMs: number): Promise<void> {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  signal.throwIfAborted();
  const response = await fetch(searchResultsUrl(text, document.documentElement.lang), { signal });
  if (!response.ok) return;
  show(panel, new DOMParser().parseFromString(await response.text(), 'text/html').body, true);
}

function show(panel: Element, from: Element, isSearched: boolean): void {
  for (const part of changing)
    panel.querySelector(part)?.replaceChildren(...from.querySelector(part)!.cloneNode(true).childNodes);
  panel.scrollTop = 0;
  document.documentElement.toggleAttribute('data-searched', isSearched);
}
