import { chromium } from '@playwright/test';
import configuration from '../../playwright.config.ts';
import { mainUrl, staffSession } from './instance.ts';
import { useTestClock } from './test.ts';

/** Logs in as a member of the staff, and stores the session for the tests that don't test the login. */
export async function storeStaffSession(): Promise<void> {
  const browser = await chromium.launch(configuration.use?.launchOptions);
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await useTestClock(context);
    const page = await context.newPage();
    await page.goto(`${mainUrl}/dashboard/`);
    await page.getByRole('button', { name: 'staff@umkreis.example' }).click();
    await page.getByRole('navigation').first().waitFor();
    await context.storageState({ path: staffSession });
  } finally {
    await browser.close();
  }
}
