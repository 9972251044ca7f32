// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { noLook } from '@umkreis/contract/embed-address.ts';
import { everyEntry } from '@umkreis/contract/embed-selection.ts';
import { embedLine } from './embed-line.ts';

const origin = 'https://town.guide.example';
const topic = { of: 'category', id: 'Drinking & Nightlife' } as const;

test('renders an element with its guide and only the settings that differ from the defaults, one on each line', () => {
  expect(
    embedLine({ topic, view: 'list', look: noLook, selection: everyEntry, by: 'element' }, origin, 'Bars & <b>'),
  ).toBe(
    `<script async src="https://town.guide.example/embed/umkreis-embed.js"></script>
<umkreis-embed
  guide="https://town.guide.example"
  category="Drinking &amp; Nightlife"
>
  <a href="https://town.guide.example/embed/category/Drinking%20%26%20Nightlife/bars-%26-%3Cb%3E">Bars &amp; &lt;b&gt;</a>
</umkreis-embed>`,
  );
  const look = { theme: 'dark', accent: '#0a7f3b', language: 'en' } as const;
  expect(embedLine({ topic, view: 'list-map', look, selection: everyEntry, by: 'element' }, origin, 'Bars')).toContain(`
  category="Drinking &amp; Nightlife"
  view="list-map"
  theme="dark"
  accent="#0a7f3b"
  language="en"
>`);
});

test('renders a frame with its address and an escaped title', () => {
  const line = embedLine(
    { topic, view: 'list', look: { ...noLook, theme: 'dark' }, selection: everyEntry, by: 'frame' },
    origin,
    'Bars "&" <b>',
  );
  const page = new DOMParser().parseFromString(line, 'text/html');
  const frame = page.querySelector('iframe')!;
  expect(frame.title).toBe('Bars "&" <b>');
  expect(frame.getAttribute('src')).toBe(
    `${origin}/embed/category/Drinking%20%26%20Nightlife/bars-%22%26%22-%3Cb%3E?theme=dark`,
  );
  expect(page.querySelector('b')).toBeNull();
});
