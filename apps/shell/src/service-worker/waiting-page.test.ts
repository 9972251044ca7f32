import { expect, it } from 'vitest';
import { waitingPage } from './waiting-page.ts';

it('requests itself again, and says why in both languages', async () => {
  const response = waitingPage();
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  const html = await response.text();
  expect(html).toContain('<meta http-equiv="refresh" content="10">');
  expect(html).toMatch(/Keine Verbindung[^]*<p lang="en">No connection/);
});
