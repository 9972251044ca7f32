// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import PlaceMarkdown from './place-markdown.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const host = document.createElement('div');
let root: Root;

beforeEach(() => {
  root = createRoot(host);
});
afterEach(() => act(() => root.unmount()));
const render = (text: string, above?: string[]) => act(() => root.render(<PlaceMarkdown text={text} above={above} />));

it('renders a text with its formatting', () => {
  render('# Titel\n\n- **eins**\n- zwei');
  expect(host.querySelector('h4')?.textContent).toBe('Titel');
  expect(host.querySelectorAll('li')).toHaveLength(2);
});

it.each(['a\n=\n', '- a\n', '> > a\n', '*a **b ', '# a\n', '[a](b'])(
  'shows 10,000 characters of %j unformatted, completely and quickly',
  (construct) => {
    const text = construct.repeat(Math.floor(10_000 / construct.length));
    const start = process.cpuUsage();
    render(text);
    const { user } = process.cpuUsage(start);
    expect(host.textContent).toBe(text);
    expect(host.querySelectorAll('*')).toHaveLength(1);
    expect(user / 1000).toBeLessThan(1000);
  },
);

it("shows a text unformatted if those above have used up the page's formatting budget", () => {
  const dear = '# a\n'.repeat(300);
  render('**fett**', [dear, dear]);
  expect(host.querySelector('strong')).not.toBeNull();
  render(dear, [dear, dear, dear, dear]);
  expect(host.querySelector('h4')).toBeNull();
  expect(host.textContent).toBe(dear);
});
