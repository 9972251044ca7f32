import type { MetricKey } from '@umkreis/contract/metric-keys.ts';
import { button, clickAround, filters, searchFor, type MetricAction } from './metric-action.ts';

/** Actions on the map and its lists. */
export const mapActions = {
  map_list_click: button('map', 'opens the list', /^Liste/),
  filtered_list_change_sorting_click: {
    on: 'map',
    what: 'sorts the list',
    act: ({ page }) => page.getByRole('combobox', { name: 'Reihenfolge' }).selectOption('title'),
  },
  filtered_list_item_click: {
    on: 'map',
    what: 'opens a place of the list',
    act: ({ page }) => page.locator('li button:has(span[lang=de].font-semibold)').first().click(),
  },
  filtered_list_toggle_filter_click: {
    on: 'map',
    what: 'opens the filter',
    act: async (stage) => {
      await stage.page.goto(stage.guide.mapUrl);
      await filters(stage);
    },
  },
  filtered_list_filter_categories_select: {
    on: 'map',
    what: 'chooses a category',
    act: async (stage) => {
      await filters(stage);
      await stage.page
        .getByRole('button', { name: /^Essen/ })
        .last()
        .click();
    },
  },
  filtered_list_filter_tags_select: {
    on: 'map',
    what: 'chooses a feature',
    act: async (stage) => {
      await filters(stage);
      await stage.page
        .locator('section')
        .filter({ has: stage.page.getByRole('heading', { name: 'Merkmale' }) })
        .last()
        .getByRole('button')
        .first()
        .click();
    },
  },
  filtered_list_filter_takeaway_delivery_click: {
    on: 'map',
    what: 'asks for takeaway',
    act: async (stage) => {
      await filters(stage);
      await stage.page
        .getByRole('button', { name: /^(Take-away|Lieferung)/ })
        .last()
        .click();
    },
  },
  filtered_list_filter_clear_click: {
    on: 'map',
    what: 'clears the filter',
    act: async (stage) => {
      await filters(stage);
      await stage.page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    },
  },
  filtered_list_filter_show_open_click: {
    on: 'map',
    what: 'asks for what is open',
    act: ({ page }) =>
      page
        .getByRole('button', { name: /^Jetzt geöffnet/ })
        .first()
        .click(),
  },
  filtered_list_search_text_click: {
    on: 'map',
    what: 'goes to the search',
    act: async ({ page, guide }) => {
      await page.goto(guide.mapUrl);
      await page
        .getByRole('combobox', { name: /^(Suchen|Search)$/ })
        .first()
        .click();
    },
  },
  filtered_list_search_string: {
    on: 'map',
    what: 'searches',
    act: ({ page, seen }) =>
      searchFor(
        page.getByRole('combobox', { name: /^(Suchen|Search)$/ }).first(),
        'Museum',
        seen,
        'filtered_list_search_string',
      ),
  },
  filtered_list_search_shortcut_click: {
    on: 'map',
    what: 'chooses a topic',
    act: async ({ page, guide }) => {
      await page.goto(guide.mapUrl);
      await page
        .getByRole('list', { name: 'Themen' })
        .getByRole('button', { name: guide.mapShortcut, exact: true })
        .click();
    },
  },
  filtered_list_event_click: {
    on: 'map',
    what: 'opens an event',
    act: async ({ page, guide }) => {
      await page.goto(`${guide.mapUrl}?events=1`);
      await page
        .getByRole('button', { name: /Tanz in den Feierabend|Film im Lichtspiel|Wochenmarkt/ })
        .first()
        .click();
    },
  },
  map_quo_click: {
    on: 'map',
    what: 'goes to the product',
    act: async ({ page, guide }) => {
      await page.goto(guide.mapUrl);
      await page.getByRole('link', { name: 'Zu Umkreis' }).click();
    },
  },

  map_item_click: {
    on: 'canvas',
    what: 'clicks a symbol of the map',
    act: (stage) => clickAround(stage, 'map_item_click'),
  },
  map_item_way_click: {
    on: 'ways',
    what: 'clicks a way of the map',
    act: (stage) => clickAround(stage, 'map_item_way_click', 12),
  },
} satisfies Partial<Record<MetricKey, MetricAction>>;
