import { earlyFieldId, earlyListId, framePanelId, setEarlySearch } from '@umkreis/contract/page-frame/early-use.ts';
import { searchResultsUrl } from '@umkreis/contract/page-frame/search-results.ts';

/** Pause in typing before another query is sent, ms. */
const PAUSE_MS = 150;

/** The parts of the frame's list that change. */
const changing = ['h1', '[role=status]', `#${earlyListId}`];

/**
 * Shows the server's results for the text in the field of the server-rendered page, in place of its first places, until
 * the app is loaded. An empty field shows the first places again, and so does a text without results, since the app
 * also finds inflected words and addresses. Without a response nothing changes.
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
    if (!text) {
      request = undefined;
      return show(panel, first, false);
    }
    const { signal } = (request = new AbortController());
    const results = loadResults(text, signal, isFirst ? 0 : PAUSE_MS);
    const shown = results.then((found) => found && show(panel, found.querySelector('li') ? found : first!, true));
    setEarlySearch(shown.catch(() => undefined));
  });
}

/** @returns null if the search is unavailable */
async function loadResults(text: string, signal: AbortSignal, delayMs: number): Promise<Element | null> {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  signal.throwIfAborted();
  const response = await fetch(searchResultsUrl(text, document.documentElement.lang), { signal });
  return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html').body : null;
}

function show(panel: Element, from: Element, isSearched: boolean): void {
  for (const part of changing)
    panel.querySelector(part)?.replaceChildren(...from.querySelector(part)!.cloneNode(true).childNodes);
  panel.scrollTop = 0;
  document.documentElement.toggleAttribute('data-searched', isSearched);
}
