import type { FrameLocator, Page } from '@playwright/test';
import type { MetricKey } from '@umkreis/contract/metric-keys.ts';
import { hostUrl, mainUrl } from '../support/instance.ts';
import type { MetricsGuide } from './metrics-guide.ts';

/** Where an action is done: each screen is one test. */
export type Screen = 'main' | 'place' | 'contest' | 'map' | 'canvas' | 'ways' | 'frame' | 'embed' | 'kiosk';
export interface Stage { page: Page; guide: MetricsGuide; frame: FrameLocator; /** Metric keys seen until now */ seen: ReadonlySet<string> }
interface MetricAction { on: Screen; /** What a visitor does, in words */ what: string; act(stage: Stage): Promise<unknown> }

const home = ({ page }: Stage) => page.goto(mainUrl);
const offer = (what: string, name: string): MetricAction => ({ on: 'place', what, act: ({ page }) => page.getByRole('article').getByRole('link', { name, exact: true }).first().click() });
const button = (on: Screen, what: string, name: string | RegExp): MetricAction => ({ on, what, act: ({ page }) => page.getByRole('button', { name, exact: typeof name === 'string' }).first().click() });
const inFrame = (what: string, act: (stage: Stage) => Promise<unknown>): MetricAction => ({ on: 'frame', what, act });
/** The panel with the filters, open. */
async function filters({ page }: Stage) {
  const clear = page.getByRole('button', { name: 'Filter zurücksetzen' });
  if (!(await clear.isVisible())) await page.getByRole('button', { name: /^Filter/ }).first().click();
  await clear.waitFor();
}
/** Clicks around the middle of the map until the metric was sent. */
async function clickAround({ page, seen }: Stage, key: MetricKey, steps = 10) {
  const canvas = page.locator('canvas.maplibregl-canvas');
  await canvas.waitFor();
  await page.waitForLoadState('networkidle');
  const box = (await canvas.boundingBox())!;
  for (let ring = 0; ring < steps; ring++) {
    for (let step = 0; step < Math.max(1, ring * 6) && !seen.has(key); step++) {
      const angle = (step / Math.max(1, ring * 6)) * 2 * Math.PI;
      await page.mouse.click(box.x + box.width * 0.62 + Math.cos(angle) * ring * 26, box.y + box.height / 2 + Math.sin(angle) * ring * 26);
    }
    // Metrics leave in batches, after two seconds at most.
    await page.waitForTimeout(ring === 0 ? 0 : 2200);
    if (seen.has(key)) return;
  }
}

/** For every metric key the action that sends it. A key without one does not compile. */
export const metricActions: Record<MetricKey, MetricAction> = {
  app_start: { on: 'main', what: 'opens the product', act: home },
  page_view: { on: 'main', what: 'goes to another page', act: async (stage) => { await home(stage); await stage.page.getByRole('link', { name: 'Inspiration' }).first().click(); } },
  home_featured_label_click: { on: 'main', what: 'opens a featured place', act: async (stage) => { await home(stage); await stage.page.getByRole('region', { name: 'Empfohlen' }).getByRole('link').first().click(); } },
  home_subtitle_click: { on: 'main', what: 'follows the subtitle', act: async (stage) => { await home(stage); await stage.page.getByRole('link', { name: /^Orte, Öffnungszeiten/ }).click(); } },
  meta_map_click: { on: 'main', what: "follows 'Karte'", act: async (stage) => { await home(stage); await stage.page.getByRole('banner').getByRole('link', { name: 'Karte' }).click(); } },
  map_twitter_click: { on: 'main', what: 'follows the social link', act: async (stage) => { await home(stage); await stage.page.getByRole('contentinfo').getByRole('link', { name: 'social.example' }).click(); } },
  page_element_click: { on: 'main', what: 'follows an element of a page', act: async (stage) => { await home(stage); await stage.page.getByRole('contentinfo').getByRole('link', { name: 'Alle Karten' }).click(); } },

  item_detail_tel_click: { on: 'place', what: 'calls', act: async ({ page }) => { const call = page.getByRole('article').getByRole('link', { name: 'Anrufen' }); await call.waitFor({ timeout: 60_000 }); await call.click(); } },
  item_detail_email_click: offer('writes', 'E-Mail'),
  item_detail_url_click: offer('opens the website', 'Website'),
  item_detail_book_airbnb_click: offer('books at Airbnb', 'Airbnb'),
  item_detail_book_booking_click: offer('books at Booking.com', 'Booking.com'),
  item_detail_book_directly_click: { on: 'place', what: 'books directly', act: ({ page, guide }) => page.getByRole('article').getByRole('link', { name: guide.titleOf('directly'), exact: true }).click() },
  item_detail_reserve_table_click: { on: 'place', what: 'reserves a table', act: ({ page, guide }) => page.getByRole('article').getByRole('link', { name: guide.titleOf('tableDirectly'), exact: true }).click() },
  item_detail_preorder_takeout_click: { on: 'place', what: 'orders to take away', act: ({ page, guide }) => page.getByRole('article').getByRole('link', { name: guide.titleOf('takeoutDirectly'), exact: true }).click() },
  'item_detail-delivery_directly_click': { on: 'place', what: 'orders a delivery', act: ({ page, guide }) => page.getByRole('article').getByRole('link', { name: guide.titleOf('deliveryDirectly'), exact: true }).click() },
  item_detail_menu_url_click: { on: 'place', what: 'reads the menu', act: ({ page, guide }) => page.getByRole('article').getByRole('link', { name: guide.titleOf('menu'), exact: true }).click() },
  item_detail_whatsapp_click: { on: 'place', what: 'writes by WhatsApp', act: ({ page, guide }) => page.getByRole('article').getByRole('link', { name: guide.titleOf('whatsapp'), exact: true }).click() },
  item_detail_usage_request_click: { on: 'place', what: 'asks to use it', act: ({ page, guide }) => page.getByRole('article').getByRole('link', { name: guide.titleOf('usageRequestDirectly'), exact: true }).click() },
  transport_bus_line_schedule_download: { on: 'place', what: 'loads the timetable', act: ({ page, guide }) => page.getByRole('article').getByRole('link', { name: guide.titleOf('transportBusLineScheduleDownload'), exact: true }).click() },
  item_detail_social_click: { on: 'place', what: 'opens a profile', act: ({ page, guide }) => page.getByRole('article').getByRole('link', { name: guide.titleOf('instagram') }).first().click() },
  item_detail_event_url_click: { on: 'place', what: 'buys tickets', act: ({ page, guide }) => page.getByRole('article').getByRole('link', { name: guide.titleOf('eventBuyTicketsUrl'), exact: true }).click() },
  item_detail_mention_url_click: { on: 'place', what: 'reads where it is mentioned', act: ({ page }) => page.getByRole('article').getByRole('link', { name: 'Ein Bericht' }).click() },
  item_detail_contact_click: { on: 'place', what: 'reports an error', act: ({ page }) => page.getByRole('article').getByRole('link', { name: 'Fehler melden' }).press('Enter') },
  item_detail_oh_increase_click: button('place', "looks at tomorrow's hours", 'Öffnungszeiten: einen Tag weiter'),
  item_detail_oh_decrease_click: button('place', "looks at yesterday's hours", 'Öffnungszeiten: einen Tag zurück'),
  item_detail_waypoint_item_click: { on: 'place', what: 'opens a way-point', act: async ({ page, guide }) => { await page.goto(guide.placeUrl); await page.getByRole('article').getByRole('button', { name: new RegExp(guide.wayPoint) }).first().click(); } },
  item_detail_related_item_click: { on: 'place', what: 'opens a related place', act: async ({ page, guide }) => { await page.goto(guide.placeUrl); await page.getByRole('article').getByRole('button', { name: new RegExp(guide.related) }).first().click(); } },
  item_detail_search_shortcut_click: { on: 'place', what: 'opens a topic of the branch', act: async ({ page, guide }) => { await page.goto(guide.placeUrl); await page.getByRole('article').getByRole('button', { name: guide.shortcut }).click(); } },

  item_detail_contest_chip_click: button('contest', 'opens the contest', /^Wettbewerb: /),
  item_detail_contest_submit_click: { on: 'contest', what: 'takes part', act: async ({ page }) => {
    await page.getByLabel('Name', { exact: true }).fill('Anna Beck');
    await page.getByLabel('E-Mail', { exact: true }).fill(`anna-${Date.now()}@beck.example`);
    await page.getByLabel('Ich nehme die Teilnahmebedingungen an.').check();
    await page.getByRole('button', { name: 'Teilnehmen' }).click();
  } },

  map_list_click: button('map', 'opens the list', /^Liste/),
  filtered_list_change_sorting_click: { on: 'map', what: 'sorts the list', act: ({ page }) => page.getByRole('combobox', { name: 'Reihenfolge' }).selectOption('title') },
  filtered_list_item_click: { on: 'map', what: 'opens a place of the list', act: ({ page }) => page.locator('li button:has(span[lang=de].font-semibold)').first().click() },
  filtered_list_toggle_filter_click: { on: 'map', what: 'opens the filter', act: async (stage) => { await stage.page.goto(stage.guide.mapUrl); await filters(stage); } },
  filtered_list_filter_categories_select: { on: 'map', what: 'chooses a category', act: async (stage) => { await filters(stage); await stage.page.getByRole('button', { name: /^Essen/ }).last().click(); } },
  filtered_list_filter_tags_select: { on: 'map', what: 'chooses a feature', act: async (stage) => { await filters(stage); await stage.page.locator('section').filter({ has: stage.page.getByRole('heading', { name: 'Merkmale' }) }).last().getByRole('button').first().click(); } },
  filtered_list_filter_takeaway_delivery_click: { on: 'map', what: 'asks for takeaway', act: async (stage) => { await filters(stage); await stage.page.getByRole('button', { name: /^(Take-away|Lieferung)/ }).last().click(); } },
  filtered_list_filter_clear_click: { on: 'map', what: 'clears the filter', act: async (stage) => { await filters(stage); await stage.page.getByRole('button', { name: 'Filter zurücksetzen' }).click(); } },
  filtered_list_filter_show_open_click: { on: 'map', what: 'asks for what is open', act: ({ page }) => page.getByRole('button', { name: /^Jetzt geöffnet/ }).first().click() },
  filtered_list_search_text_click: { on: 'map', what: 'goes to the search', act: async ({ page, guide }) => { await page.goto(guide.mapUrl); await page.getByRole('searchbox').first().click(); } },
  filtered_list_search_string: { on: 'map', what: 'searches', act: async ({ page }) => { await page.getByRole('searchbox').first().fill('Museum'); await page.waitForTimeout(1500); } },
  filtered_list_search_shortcut_click: { on: 'map', what: 'chooses a topic', act: async ({ page, guide }) => { await page.goto(guide.mapUrl); await page.getByRole('list', { name: 'Themen' }).getByRole('button', { name: guide.mapShortcut, exact: true }).click(); } },
  filtered_list_event_click: { on: 'map', what: 'opens an event', act: async ({ page, guide }) => { await page.goto(`${guide.mapUrl}?events=1`); await page.getByRole('button', { name: /Tanz in den Feierabend|Film im Lichtspiel|Wochenmarkt/ }).first().click(); } },
  map_quo_click: { on: 'map', what: 'goes to the product', act: async ({ page, guide }) => { await page.goto(guide.mapUrl); await page.getByRole('link', { name: 'Zu Umkreis' }).click(); } },

  map_item_click: { on: 'canvas', what: 'clicks a symbol of the map', act: (stage) => clickAround(stage, 'map_item_click') },
  map_item_way_click: { on: 'ways', what: 'clicks a way of the map', act: (stage) => clickAround(stage, 'map_item_way_click', 12) },

  in_iframe_home_click: inFrame('goes to the full map', ({ frame, guide }) => frame.getByRole('link', { name: guide.frameTitle }).click()),
  in_iframe_search_shortcut_list_click: inFrame('opens the topics', ({ frame }) => frame.getByRole('button', { name: 'Themen' }).click()),
  in_iframe_search_shortcut_click: inFrame('chooses a topic', ({ frame, guide }) => frame.getByRole('list', { name: 'Themen' }).getByRole('button', { name: guide.mapShortcut, exact: true }).click()),
  in_iframe_search_click: inFrame('opens the search', ({ frame }) => frame.getByRole('button', { name: 'Suchen' }).click()),
  map_escape_click: inFrame('opens a place in a new tab', async ({ frame, guide }) => { await frame.getByRole('searchbox').fill(guide.placeTitle); await frame.getByRole('list').getByRole('button', { name: guide.placeTitle }).first().click(); }),

  embed_list_search_string: { on: 'embed', what: 'searches the list', act: async ({ page, guide }) => { await page.getByRole('searchbox').fill(guide.placeTitle); await page.waitForTimeout(1500); } },
  embed_item_detail_tel_click: { on: 'embed', what: 'calls', act: async ({ page, guide }) => { await page.getByRole('button', { name: `Kontakt: ${guide.placeTitle}`, exact: true }).first().click(); await page.locator('a[href^="tel:"]').first().click(); } },
  embed_item_detail_url_click: { on: 'embed', what: 'opens the website', act: ({ page }) => page.getByRole('link', { name: 'place.example', exact: true }).click() },
  embed_item_detail_social_click: { on: 'embed', what: 'opens a profile', act: ({ page, guide }) => page.getByRole('link', { name: guide.titleOf('instagram') }).first().click() },
  embed_item_change_request_add_click: { on: 'embed', what: 'proposes a change', act: async ({ page }) => { await page.getByRole('button', { name: 'Änderung vorschlagen' }).first().click(); await page.keyboard.press('Escape'); } },
  embed_item_detail_quo_click: { on: 'embed', what: 'opens a place in the full product', act: ({ page }) => page.getByRole('listitem').first().getByRole('button').first().click() },

  app_iskiosk: { on: 'kiosk', what: 'starts a kiosk', act: ({ page, guide }) => page.goto(`${hostUrl(guide.kioskHost)}/map?iskiosk`) },
};
