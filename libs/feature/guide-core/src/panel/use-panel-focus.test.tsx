// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePanelFocus } from './use-panel-focus.ts';

let page: HTMLElement;
let show: (panel?: string) => Promise<void>;
let leave: () => Promise<void>;

/** As on the map: the buttons of the list and the chat are removed while a panel is open. */
function Page({ panel }: { panel?: string | undefined }) {
  usePanelFocus(panel);
  return (
    <>
      <input type="search" id="search" aria-label="Suchen" />
      <button id="filter" data-opens="filter">
        Filter
      </button>
      <button id="open-now" aria-pressed="false">
        Jetzt geöffnet
      </button>
      {panel ? (
        <section key={panel} id={panel} data-panel="" tabIndex={-1}>
          <button className="inside">Ort</button>
        </section>
      ) : (
        <>
          <button id="list" data-opens="in-view">
            Liste
          </button>
          <button id="chat" data-opens="chat">
            Fragen
          </button>
        </>
      )}
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  show = (panel) => act(async () => root.render(<Page panel={panel} />));
  leave = () => act(async () => root.unmount());
});
afterEach(async () => {
  await leave();
  page.remove();
});

const focus = (selector: string) => page.querySelector<HTMLElement>(selector)!.focus();
const focused = () => document.activeElement?.id;

test.each([
  ['list', 'in-view'],
  ['chat', 'chat-panel'],
  ['filter', 'filter-panel'],
])('moves the focus from the button %s into its panel and back', async (button, panel) => {
  await show();
  focus(`#${button}`);
  await show(panel);
  expect(focused()).toBe(panel);
  focus(`#${panel} .inside`);
  await show();
  expect(focused()).toBe(button);
});

test('returns from each panel to what it was opened from', async () => {
  await show();
  focus('#chat');
  await show('chat-panel');
  focus('#filter');
  await show('filter-panel');
  expect(focused()).toBe('filter-panel');
  await show('chat-panel');
  expect(focused()).toBe('filter');
  focus('.inside');
  await show('place');
  expect(focused()).toBe('place');
  await show();
  expect(focused()).toBe('chat');
});

test.each(['search', 'open-now'])('leaves the focus on %s, whose results appear in a panel', async (control) => {
  await show();
  focus(`#${control}`);
  await show('results');
  expect(focused()).toBe(control);
  await show();
  expect(focused()).toBe(control);
});

test('leaves the focus alone if the page starts with a panel', async () => {
  await show('place');
  expect(document.activeElement).toBe(document.body);
});
