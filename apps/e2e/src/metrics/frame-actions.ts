import type { MetricKey } from '@umkreis/contract/metric-keys.ts';
import { hostUrl } from '../support/instance.ts';
import { inFrame, searchFor, type MetricAction } from './metric-action.ts';

/** Actions in a frame, in a list on another site, and on a kiosk. */
export const frameActions = {
  in_iframe_home_click: inFrame('goes to the full map', ({ frame, guide }) =>
    frame.getByRole('link', { name: guide.frameTitle }).click(),
  ),
  in_iframe_search_shortcut_list_click: inFrame('opens the topics', ({ frame }) =>
    frame.getByRole('button', { name: 'Themen' }).click(),
  ),
  in_iframe_search_shortcut_click: inFrame('chooses a topic', ({ frame, guide }) =>
    frame.getByRole('list', { name: 'Themen' }).getByRole('button', { name: guide.mapShortcut, exact: true }).click(),
  ),
  in_iframe_search_click: inFrame('opens the search', ({ frame }) =>
    frame.getByRole('button', { name: 'Suchen' }).click(),
  ),
  map_escape_click: inFrame('opens a place in a new tab', async ({ frame, guide }) => {
    await frame.getByRole('searchbox').fill(guide.placeTitle);
    await frame.getByRole('list').getByRole('button', { name: guide.placeTitle }).first().click();
  }),

  embed_list_search_string: {
    on: 'embed',
    what: 'searches the list',
    act: ({ page, guide, seen }) =>
      searchFor(page.getByRole('searchbox'), guide.placeTitle, seen, 'embed_list_search_string'),
  },
  embed_item_detail_tel_click: {
    on: 'embed',
    what: 'calls',
    act: async ({ page, guide }) => {
      await page
        .getByRole('button', { name: `Kontakt: ${guide.placeTitle}`, exact: true })
        .first()
        .click();
      await page.locator('a[href^="tel:"]').first().click();
    },
  },
  embed_item_detail_url_click: {
    on: 'embed',
    what: 'opens the website',
    act: ({ page }) => page.getByRole('link', { name: 'place.example', exact: true }).click(),
  },
  embed_item_detail_social_click: {
    on: 'embed',
    what: 'opens a profile',
    act: ({ page, guide }) =>
      page
        .getByRole('link', { name: guide.titleOf('instagram') })
        .first()
        .click(),
  },
  embed_item_change_request_add_click: {
    on: 'embed',
    what: 'proposes a change',
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Änderung vorschlagen' }).first().click();
      await page.keyboard.press('Escape');
    },
  },
  embed_item_detail_quo_click: {
    on: 'embed',
    what: 'opens a place in the full product',
    act: ({ page }) => page.getByRole('listitem').first().getByRole('button').first().click(),
  },

  app_iskiosk: {
    on: 'kiosk',
    what: 'starts a kiosk',
    act: ({ page, guide }) => page.goto(`${hostUrl(guide.kioskHost)}/map?iskiosk`),
  },
} satisfies Partial<Record<MetricKey, MetricAction>>;
