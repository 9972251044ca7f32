import type { MetricKey } from '@umkreis/contract/metric-keys.ts';
import { home, type MetricAction } from './metric-action.ts';

/** Actions on the main site. */
export const mainActions = {
  app_start: { on: 'main', what: 'opens the product', act: home },
  page_view: {
    on: 'main',
    what: 'goes to another page',
    act: async (stage) => {
      await home(stage);
      await stage.page.getByRole('link', { name: 'Inspiration' }).first().click();
    },
  },
  home_featured_label_click: {
    on: 'main',
    what: 'opens a featured place',
    act: async (stage) => {
      await home(stage);
      await stage.page.getByRole('region', { name: 'Empfohlen' }).getByRole('link').first().click();
    },
  },
  home_subtitle_click: {
    on: 'main',
    what: 'follows the subtitle',
    act: async (stage) => {
      await home(stage);
      await stage.page.getByRole('link', { name: /^Orte, Öffnungszeiten/ }).click();
    },
  },
  meta_map_click: {
    on: 'main',
    what: "follows 'Karte'",
    act: async (stage) => {
      await home(stage);
      await stage.page.getByRole('banner').getByRole('link', { name: 'Karte' }).click();
    },
  },
  map_twitter_click: {
    on: 'main',
    what: 'follows the social link',
    act: async (stage) => {
      await home(stage);
      await stage.page.getByRole('contentinfo').getByRole('link', { name: 'social.example' }).click();
    },
  },
  page_element_click: {
    on: 'main',
    what: 'follows an element of a page',
    act: async (stage) => {
      await home(stage);
      await stage.page.getByRole('contentinfo').getByRole('link', { name: 'Alle Karten' }).click();
    },
  },
} satisfies Partial<Record<MetricKey, MetricAction>>;
