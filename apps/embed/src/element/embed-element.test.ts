// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { UmkreisEmbed } from './embed-element.ts';

beforeAll(() => {
  (
    window as unknown as { happyDOM: { settings: { disableIframePageLoading: boolean } } }
  ).happyDOM.settings.disableIframePageLoading = true;
  customElements.define('umkreis-embed', UmkreisEmbed);
});

const frameOf = (element: Element) => element.querySelector('iframe')!;

test('routes the messages of several lists to their own elements', () => {
  document.body.innerHTML = `
    <umkreis-embed guide="https://a.example/embed/" shortcut="1"></umkreis-embed>
    <umkreis-embed guide="https://b.example:8443" list="2"></umkreis-embed>`;
  const [a, b] = [...document.querySelectorAll('umkreis-embed')] as [UmkreisEmbed, UmkreisEmbed];
  expect(frameOf(a).src).toMatch(/^https:\/\/a\.example\/embed\/search-shortcut\/1/);
  expect(frameOf(b).src).toMatch(/^https:\/\/b\.example:8443\/embed\/list\/2/);

  // Frames load nothing in this environment, so they have no windows of their own.
  for (const one of [a, b]) Object.defineProperty(frameOf(one), 'contentWindow', { value: { postMessage() {} } });
  const heard: string[] = [];
  for (const [name, element] of Object.entries({ a, b })) element.addEventListener('height', () => heard.push(name));
  const dispatch = (origin: string, source: Element) =>
    dispatchEvent(
      new MessageEvent('message', {
        origin,
        source: frameOf(source).contentWindow,
        data: { umkreis: 1, type: 'height', height: 321 },
      }),
    );
  dispatch('https://a.example', a);
  dispatch('https://b.example:8443', a);
  dispatch('https://a.example', b);
  expect(heard).toEqual(['a']);
  expect(frameOf(a).style.height).toBe('321px');
});

test('treats an invalid guide URL as missing', () => {
  for (const guide of ['javascript:alert(1)', 'town', '', 'https://']) {
    document.body.innerHTML = `<umkreis-embed guide="${guide}" shortcut="1"></umkreis-embed>`;
    expect(new URL(frameOf(document.body).src, 'https://own.example').href).not.toMatch(/^javascript|town\/embed/);
    expect(frameOf(document.body).src).toContain('/embed/search-shortcut/1');
  }
});
