import type { Page, Route } from './test.ts';
import { port } from './instance.ts';

/** Stubs the branch as if it had too many places for one file; the API's tiles and search replace the file. */
export async function stubTiled(page: Page): Promise<void> {
  // Node cannot resolve hosts below localhost.
  const read = async (route: Route) => {
    const { host, pathname } = new URL(route.request().url());
    return page.request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host } });
  };
  await page.route(/\/map(\/[^?#]*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const text = await (await read(route)).text();
    const body = text.replaceAll(/"placesArchive":"[^"]*"/g, '"placesArchive":null,"isTiled":true');
    await route.fulfill({ contentType: 'text/html', body });
  });
  await page.route(/\/json\/basemap-items-/, async (route) => {
    const document = (await (await read(route)).json()) as object;
    await route.fulfill({ json: { ...document, tiled: true, items: [] } });
  });
}
