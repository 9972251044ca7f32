import type { MetricKey } from '@umkreis/contract/metric-keys.ts';
import { button, offer, type MetricAction } from './metric-action.ts';

/** Actions on the card of a place and in a contest. */
export const placeActions = {
  item_detail_tel_click: {
    on: 'place',
    what: 'calls',
    act: async ({ page }) => {
      const call = page.getByRole('article').getByRole('link', { name: 'Anrufen' });
      await call.waitFor({ timeout: 60_000 });
      await call.click();
    },
  },
  item_detail_email_click: offer('writes', 'E-Mail'),
  item_detail_url_click: offer('opens the website', 'Website'),
  item_detail_book_airbnb_click: offer('books at Airbnb', 'Airbnb'),
  item_detail_book_booking_click: offer('books at Booking.com', 'Booking.com'),
  item_detail_book_directly_click: {
    on: 'place',
    what: 'books directly',
    act: ({ page, guide }) =>
      page
        .getByRole('article')
        .getByRole('link', { name: guide.titleOf('directly'), exact: true })
        .click(),
  },
  item_detail_reserve_table_click: {
    on: 'place',
    what: 'reserves a table',
    act: ({ page, guide }) =>
      page
        .getByRole('article')
        .getByRole('link', { name: guide.titleOf('tableDirectly'), exact: true })
        .click(),
  },
  item_detail_preorder_takeout_click: {
    on: 'place',
    what: 'orders to take away',
    act: ({ page, guide }) =>
      page
        .getByRole('article')
        .getByRole('link', { name: guide.titleOf('takeoutDirectly'), exact: true })
        .click(),
  },
  'item_detail-delivery_directly_click': {
    on: 'place',
    what: 'orders a delivery',
    act: ({ page, guide }) =>
      page
        .getByRole('article')
        .getByRole('link', { name: guide.titleOf('deliveryDirectly'), exact: true })
        .click(),
  },
  item_detail_menu_url_click: {
    on: 'place',
    what: 'reads the menu',
    act: ({ page, guide }) =>
      page
        .getByRole('article')
        .getByRole('link', { name: guide.titleOf('menu'), exact: true })
        .click(),
  },
  item_detail_whatsapp_click: {
    on: 'place',
    what: 'writes by WhatsApp',
    act: ({ page, guide }) =>
      page
        .getByRole('article')
        .getByRole('link', { name: guide.titleOf('whatsapp'), exact: true })
        .click(),
  },
  item_detail_usage_request_click: {
    on: 'place',
    what: 'asks to use it',
    act: ({ page, guide }) =>
      page
        .getByRole('article')
        .getByRole('link', { name: guide.titleOf('usageRequestDirectly'), exact: true })
        .click(),
  },
  transport_bus_line_schedule_download: {
    on: 'place',
    what: 'loads the timetable',
    act: ({ page, guide }) =>
      page
        .getByRole('article')
        .getByRole('link', { name: guide.titleOf('transportBusLineScheduleDownload'), exact: true })
        .click(),
  },
  item_detail_social_click: {
    on: 'place',
    what: 'opens a profile',
    act: ({ page, guide }) =>
      page
        .getByRole('article')
        .getByRole('link', { name: guide.titleOf('instagram') })
        .first()
        .click(),
  },
  item_detail_event_url_click: {
    on: 'place',
    what: 'buys tickets',
    act: ({ page, guide }) =>
      page
        .getByRole('article')
        .getByRole('link', { name: guide.titleOf('eventBuyTicketsUrl'), exact: true })
        .click(),
  },
  item_detail_mention_url_click: {
    on: 'place',
    what: 'reads where it is mentioned',
    act: ({ page }) => page.getByRole('article').getByRole('link', { name: 'Ein Bericht' }).click(),
  },
  item_detail_contact_click: {
    on: 'place',
    what: 'reports an error',
    act: ({ page }) => page.getByRole('article').getByRole('link', { name: 'Fehler melden' }).press('Enter'),
  },
  item_detail_oh_increase_click: button('place', "looks at tomorrow's hours", 'Öffnungszeiten: nächster Tag'),
  item_detail_oh_decrease_click: button('place', "looks at yesterday's hours", 'Öffnungszeiten: vorheriger Tag'),
  item_detail_waypoint_item_click: {
    on: 'place',
    what: 'opens a way-point',
    act: async ({ page, guide }) => {
      await page.goto(guide.placeUrl);
      await page
        .getByRole('article')
        .getByRole('button', { name: new RegExp(guide.wayPoint) })
        .first()
        .click();
    },
  },
  item_detail_related_item_click: {
    on: 'place',
    what: 'opens a related place',
    act: async ({ page, guide }) => {
      await page.goto(guide.placeUrl);
      await page
        .getByRole('article')
        .getByRole('button', { name: new RegExp(guide.related) })
        .first()
        .click();
    },
  },
  item_detail_search_shortcut_click: {
    on: 'place',
    what: 'opens a topic of the branch',
    act: async ({ page, guide }) => {
      await page.goto(guide.placeUrl);
      await page.getByRole('article').getByRole('button', { name: guide.shortcut }).click();
    },
  },

  item_detail_contest_chip_click: button('contest', 'opens the contest', /^Gewinnspiel: /),
  item_detail_contest_submit_click: {
    on: 'contest',
    what: 'takes part',
    act: async ({ page }) => {
      await page.getByLabel('Name', { exact: true }).fill('Anna Beck');
      await page.getByLabel('E-Mail', { exact: true }).fill(`anna-${Date.now()}@beck.example`);
      await page.getByLabel('Ich nehme die Teilnahmebedingungen an.').check();
      await page.getByRole('button', { name: 'Teilnehmen' }).click();
    },
  },
} satisfies Partial<Record<MetricKey, MetricAction>>;
