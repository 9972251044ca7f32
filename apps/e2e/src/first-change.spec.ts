import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { earlyFieldId } from '@umkreis/contract/page-frame/early-use.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import { searchFieldMessages } from '@umkreis/i18n/search-field.ts';
import { workspace } from './support/instance.ts';
import { startProduct } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const texts = path.join(workspace, 'libs/util/i18n/src/messages/search-field.de.json');
const dataDir = path.join(workspace, '.data-test-dev');
const before = textsOf(searchFieldMessages, 'de').searchPlaceholder;
const after = 'Ein geänderter Text';
const LONGEST_MS = 10_000;
/** Includes the import of the demo region, while the surfaces are compiled. */
const START_MS = 300_000;

test('shows a changed text within 10 s in npm run dev, without a reload @nightly', async ({ page }) => {
  test.setTimeout(2 * START_MS);
  const source = await readFile(texts, 'utf8');
  const port = await freePortFrom(4500);
  await rm(dataDir, { recursive: true, force: true });
  const product = await startProduct(dataDir, port, START_MS, ['--dev']);
  try {
    await page.goto(`http://bergbahnen.localhost:${port}/map`);
    await expect(page.locator(`[placeholder="${before}"]:not(#${earlyFieldId})`)).toBeVisible();

    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

    await writeFile(texts, source.replace(before, after));
    await expect(page.getByPlaceholder(after)).toBeVisible({ timeout: LONGEST_MS });
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

    // A build that fails is reported in the terminal.
    await writeFile(texts, `${source}}`);
    await expect.poll(() => product.output()).toMatch(/map \(development server\):[^]*search-field\.de\.json/);
  } finally {
    await writeFile(texts, source);
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
