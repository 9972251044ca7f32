import type { Page } from '@playwright/test';
import type { StoredKiosk } from '@umkreis/contract/kiosk.ts';
import { mainUrl } from './instance.ts';
import { staffHeaders } from './staff-token.ts';
import { expect } from './test.ts';

/** Creates a kiosk of the shopping centre for the time of a test. */
export async function withKiosk(
  page: Page,
  settings: object,
  use: (kiosk: StoredKiosk, headers: Record<string, string>) => Promise<void>,
): Promise<void> {
  const headers = await staffHeaders();
  const created = await page.request.post(`${mainUrl}/api/kiosks/`, {
    headers,
    data: { branchShortId: 25, name: 'Eingang Ost', ...settings },
  });
  expect(created.status()).toBe(201);
  const kiosk = (await created.json()) as StoredKiosk;
  try {
    await use(kiosk, headers);
  } finally {
    await page.request.delete(`${mainUrl}/api/kiosks/${kiosk.id}`, { headers });
  }
}
