import { expect, test } from 'vitest';
import { policyOrigin } from './policy-origin.ts';

test.each([
  ['https://styles.example/winter.json?a=1', 'https://styles.example'],
  ['https://a-b.styles.example:8443/x', 'https://a-b.styles.example:8443'],
  ['http://127.0.0.1:4200/styles/topo.json', 'http://127.0.0.1:4200'],
  ['https://münchen.example/stil.json', 'https://xn--mnchen-3ya.example'],
  ['https://x;sandbox/style.json', undefined],
  ['https://*/style.json', undefined],
  ['https://*.example/style.json', undefined],
  ["https://a'b.example/", undefined],
  ['https://a,b.example/', undefined],
  ['data:text/plain,x', undefined],
  ['javascript:alert(1)', undefined],
  ['/styles/topo.json', undefined],
])('converts %s to %s in a policy', (address, origin) => expect(policyOrigin(address)).toBe(origin));
