import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hoursTagsPath, type HoursTags } from '@umkreis/contract/hours-tags.ts';
import { routes } from '@umkreis/contract/routes.ts';
import {
  bare,
  barn,
  circles,
  copy,
  endlessHours,
  evening,
  evil,
  closedPlace,
  hostile,
  ids,
  inn,
  shared,
  seed,
} from '../testing/seed-pages.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { startTestSite, type TestSite } from '../testing/start-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite(seed);
  // On a busy machine the first response may lack the hours.
  await vi.waitUntil(async () => (await get(place(inn))).body.includes('Öffnungszeiten'), {
    timeout: 30_000,
    interval: 200,
  });
}, 90_000);
afterAll(async () => site?.close());

const get = (url: string, host = 'vaduz.guide.example') => site.edge.inject({ url, headers: { host } });
const place = (item: { nano_id: string }, suffix = '') => `/map/place/${item.nano_id}${suffix}`;
const graphOf = (html: string) =>
  (
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!) as {
      '@graph': Record<string, unknown>[];
    }
  )['@graph'];
const textOf = (html: string) => /<main class="facts">(.*?)<\/main>/s.exec(html)![1]!;

describe('the page of a place', () => {
  test.each([
    ['a path of the API', '..%2f..%2fhealth'],
    ['a query with another branch', 'OTHER%3Fbranch%3D2%26x%3D'],
    ['a fragment', 'OTHER%23'],
    ['a path below', 'OTHER%2F..%2FOTHER'],
  ])('returns 404 for an id that is %s', async (_what, id) => {
    const { statusCode, body } = await get(`/map/place/${id.replaceAll('OTHER', barn.nano_id)}`);
    expect(statusCode).toBe(404);
    expect(body).not.toContain(barn.title);
  });

  test('shows its facts without JavaScript', async () => {
    const { statusCode, body } = await get(place(inn));
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Gasthof Löwen - Umkreis</title>');
    for (const fact of [
      '<h1 lang="de">Gasthof Löwen</h1>',
      'Gasthaus',
      'Städtle 12',
      '9490 Vaduz',
      'href="tel:+4232321020"',
      'href="https://www.loewen.example"',
      'Käsknöpfle &#38; Reben.',
      'Öffnungszeiten',
      '11:00–14:00',
      'Samstag',
      'geschlossen',
      'Törggelen',
    ])
      expect(textOf(body), fact).toContain(fact);
  });

  test('contains structured data: type, place, hours by weekday, events, breadcrumbs', async () => {
    const graph = graphOf((await get(place(inn))).body);
    expect(graph[0]).toMatchObject({
      '@type': 'Restaurant',
      name: 'Gasthof Löwen',
      telephone: '+423 232 10 20',
      url: 'https://www.loewen.example',
      geo: { latitude: 47.141, longitude: 9.521 },
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Städtle 12',
        postalCode: '9490',
        addressLocality: 'Vaduz',
        addressCountry: 'LI',
      },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '11:00', closes: '14:00' },
        { opens: '17:00', closes: '23:00' },
      ],
    });
    expect(graph.map((one) => one['@type'])).toEqual(['Restaurant', 'BreadcrumbList', 'Event']);
    expect(graph[2]).toMatchObject({ name: 'Törggelen', location: { '@type': 'Place', name: 'Gasthof Löwen' } });
  });

  test('provides its badge for embedded lists on other sites', async () => {
    const request = (ids: string) => get(`${hoursTagsPath}?places=${ids}`);
    // On a busy machine the first response may be incomplete.
    const response = await vi.waitUntil(
      async () => {
        const candidate = await request(`${inn.nano_id},${bare.nano_id}`);
        return candidate.json<HoursTags>()[inn.nano_id] && candidate;
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(response!.headers['access-control-allow-origin']).toBe('*');
    const { [inn.nano_id]: tags, [bare.nano_id]: none } = response!.json<HoursTags>();
    expect(['open', 'closedNow', 'closedToday']).toContain(tags!.opening!.key);
    expect(Date.parse(tags!.opening!.nextChange!)).toBeGreaterThan(Date.now());
    expect(none).toBeUndefined();
    for (const wrong of ['', 'short', Array.from({ length: 61 }, () => inn.nano_id).join(',')])
      expect((await request(wrong)).statusCode).toBe(400);
  });

  test('has one canonical URL for all slugs and hosts, and one per language', async () => {
    const canonical = `https://vaduz.guide.example/map/place/${inn.nano_id}/gasthof-l%C3%B6wen`;
    for (const [url, host] of [
      [place(inn), 'vaduz.guide.example'],
      [place(inn, '/gasthof-l%C3%B6wen'), 'vaduz.guide.example'],
      [place(inn), 'tourismus.guide.example'],
    ] as const) {
      expect((await get(url, host)).body, host + url).toContain(`<link rel="canonical" href="${canonical}">`);
    }
    const wrong = await get(place(inn, '/anders?season=winter'));
    expect([wrong.statusCode, wrong.headers.location]).toEqual([
      301,
      `/map/place/${inn.nano_id}/gasthof-l%C3%B6wen?season=winter`,
    ]);
    const english = (await get(place(inn, '?lang=en'))).body;
    for (const part of [
      '<html lang="en">',
      `<link rel="canonical" href="${canonical}?lang=en">`,
      `hreflang="de" href="${canonical}"`,
      'Opening hours',
      'Saturday',
      'closed',
    ])
      expect(english).toContain(part);
  });

  test("uses the branch's generated image for previews if it has no picture", async () => {
    const { body } = await get(place(inn));
    expect(body).toContain('property="og:image" content="https://vaduz.guide.example/branches/vaduz-cover.png"');
    const image = await get('/branches/vaduz-cover.png');
    expect([image.statusCode, image.headers['content-type'], image.rawPayload.length > 1000]).toEqual([
      200,
      'image/png',
      true,
    ]);
  });

  test('escapes hostile text in every field', async () => {
    for (const host of ['vaduz.guide.example', 'tourismus.guide.example']) {
      const redirect = await get(place(hostile, `/${encodeURIComponent(evil)}`), host);
      expect(redirect.statusCode).toBe(301);
      const { body } = await get(redirect.headers.location!, host);
      expect(/<script>|<img src=x|href="javascript:/.exec(body)?.[0]).toBeUndefined();
      expect(body.match(/<script/g)).toHaveLength(2);
      expect(graphOf(body)[0]!.name).toBe(evil);
    }
  });

  test('renders without hours if their evaluation exceeds the limit', async () => {
    expect(endlessHours.length).toBeGreaterThan(9000);
    const started = performance.now();
    const { statusCode, body } = await get(place(barn));
    expect(performance.now() - started).toBeLessThan(2000);
    expect([statusCode, body.includes('Tanzlaube'), body.includes('<h2>Öffnungszeiten')]).toEqual([200, true, false]);
  });

  test('is identical for any slug and unrelated query', async () => {
    const redirect = ['', '/gasthof-löwen', '/', '?utm=1&page=7', ...Array.from({ length: 20 }, (_, n) => `?n=${n}`)];
    const bodies = await Promise.all(redirect.map(async (suffix) => (await get(place(inn, encodeURI(suffix)))).body));
    expect(new Set(bodies).size).toBe(1);
  });

  test('uses the category as the title of an untitled place', async () => {
    const { statusCode, body } = await get(place(bare));
    expect([statusCode, body.includes('<title>Gasthaus - Umkreis</title>')]).toEqual([200, true]);
  });

  test('does not redirect between duplicates that refer to each other', async () => {
    for (const item of circles) {
      const { statusCode, headers } = await get(place(item, `/${item.title.toLowerCase()}`));
      expect([item.title, statusCode, headers.location]).toEqual([item.title, 200, undefined]);
    }
  });

  test('redirects duplicates, excludes closed places from indexing, and returns 404 for unknown ones', async () => {
    const moved = await get(place(copy, '/gasthof-loewen'));
    expect([moved.statusCode, moved.headers.location]).toEqual([301, routes.mapPlace.to(inn.nano_id, inn.title)]);
    const closed = await get(place(closedPlace));
    expect([
      closed.statusCode,
      closed.body.includes('content="noindex"'),
      closed.body.includes('Dauerhaft geschlossen'),
    ]).toEqual([200, true, true]);
    expect(textOf(closed.body)).toContain('href="/map?categories=Eating">Andere Orte: Essen</a>');
    expect(textOf((await get(place(closedPlace, '?lang=en'))).body)).toContain('This place has closed permanently.');
    for (const url of [
      '/map/place/nothere1',
      '/map/place/x',
      '/map/list/nothere1',
      '/map/street/nothere1',
      `/map/tag/${uniqueId()}`,
      `/map/search-shortcut/${uniqueId()}`,
    ]) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode, body.includes('noindex'), body.includes('rel="canonical"')]).toEqual([
        url,
        404,
        true,
        false,
      ]);
    }
    const otherBranch = await get(place(shared));
    expect([
      otherBranch.statusCode,
      otherBranch.body.includes('noindex'),
      textOf(otherBranch.body).includes(`href="https://triesen.guide.example/map/place/${shared.nano_id}/burg"`),
    ]).toEqual([404, true, true]);
    expect((await get(place(shared), 'tourismus.guide.example')).statusCode).toBe(200);
  });
});

test('lists a series once with its recurrence and next dates, and contains its schedule and six events as structured data', async () => {
  const { body } = await get(place(barn));
  const events = graphOf(body).slice(2) as {
    '@type': string;
    '@id'?: string;
    name: string;
    startDate: string;
    url: string;
    superEvent?: object;
    eventSchedule?: Record<string, unknown>;
  }[];
  expect(events.map((one) => one['@type'])).toEqual(['EventSeries', ...Array.from({ length: 7 }, () => 'Event')]);
  const [series, ...dates] = events;
  const next = [1, 15, 22, 29, 36, 43].map((days) => evening(days));
  expect(
    dates.slice(0, 6).map((one) => Math.round((Date.parse(one.startDate) - next[0]!.getTime()) / 86_400_000)),
  ).toEqual([0, 14, 21, 28, 35, 42]);
  for (const one of dates.slice(0, 6))
    expect(one).toMatchObject({
      superEvent: { '@id': series!['@id'] },
      url: expect.stringMatching(/\/map\/place\/[\w-]{8}\/tanzlaube\?event=[0-9a-f-]{36}$/),
    });
  expect(dates[6]).toMatchObject({ name: 'Konzert' });
  expect(dates[6]!.superEvent).toBeUndefined();
  const weekday = dateFormat('en', { weekday: 'long', timeZone: 'Europe/Vaduz' }).format(next[0]);
  expect(series!.eventSchedule).toMatchObject({
    '@type': 'Schedule',
    repeatFrequency: 'P1W',
    byDay: [`https://schema.org/${weekday}`],
    scheduleTimezone: 'Europe/Vaduz',
    startDate: next[0]!.toISOString().slice(0, 10),
    exceptDate: [evening(8).toISOString().slice(0, 10)],
    startTime: expect.stringMatching(/^(19|20):00:00$/),
    endTime: expect.stringMatching(/^(21|22):00:00$/),
  });
  expect(series!.eventSchedule).not.toHaveProperty('endDate');
  expect(textOf(body).match(/Volkstanz/g)).toHaveLength(1);
  const german = dateFormat('de', { weekday: 'long', timeZone: 'Europe/Vaduz' }).format(next[0]);
  expect(textOf(body)).toContain(`(jeden ${german})`);
  expect(textOf(body)).toContain('Auch am');
  expect(textOf((await get(place(barn, '?lang=en'))).body)).toContain(`(every ${weekday})`);
});

test('lists the first places on the page of the map, changed by the next content version only', async () => {
  const { body } = await get('/map');
  const rows = (text: string) => /<ul id="early-list"[^>]*>(.*?)<\/ul>/s.exec(text)![1]!;
  expect(rows(body)).toContain(`href="${place(inn)}/gasthof-l%C3%B6wen"`);
  expect(rows(body)).toContain('>Gasthof Löwen</span>');
  expect(rows(body).match(/<li>/g)!.length).toBeLessThanOrEqual(10);
  expect(body.match(/<h1/g)).toHaveLength(1);
  expect(rows((await get('/map?style=topo')).body)).toBe(rows(body));
});

test('shows lists, tags, shortcuts and streets with their places', async () => {
  const list = await get('/map/list/list0001/bei-regen');
  expect(list.body).toContain('<title>Bei Regen - Umkreis</title>');
  expect(graphOf(list.body)[0]).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [
      {
        position: 1,
        name: 'Gasthof Löwen',
        url: `https://vaduz.guide.example/map/place/${inn.nano_id}/gasthof-l%C3%B6wen`,
      },
    ],
  });
  expect(list.body).not.toContain('<script>');
  expect(textOf((await get(`/map/tag/${ids.tag}`)).body)).toContain('Gasthof Löwen');
  expect(textOf((await get('/map/search-shortcut/5c000000-0000-5000-8000-000100000001')).body)).toContain(
    'Gasthof Löwen',
  );
  expect((await get('/map/street/street01')).body).toContain('<title>Fürst-Franz-Josef-Strasse - Umkreis</title>');
  const embed = await get('/embed/search-shortcut/5c000000-0000-5000-8000-000100000001');
  expect([embed.statusCode, embed.body.includes('noindex')]).toEqual([200, true]);
});

test('provides embedded content as JSON-LD for the pages of other sites', async () => {
  const read = async (url: string) => {
    const headers = { host: 'vaduz.guide.example', accept: 'application/ld+json' };
    const response = await site.edge.inject({ url, headers });
    expect(response.headers['access-control-allow-origin'], url).toBe('*');
    expect(response.headers['content-type'], url).toMatch(/^application\/ld\+json/);
    return { status: response.statusCode, graph: response.json<{ '@graph': Record<string, unknown>[] }>()['@graph'] };
  };
  const agenda = await read('/embed/guide/agenda');
  expect(agenda.graph.map((one) => one['@type'])).toContain('Event');
  const ofPlace = await read(`/embed/place/${inn.nano_id}`);
  expect(ofPlace.graph[0]).toMatchObject({ '@type': 'Restaurant', telephone: '+423 232 10 20' });
  expect((await read(`/embed/place/unknown1`)).status).toBe(404);
  const duplicate = await get(`/embed/place/${copy.nano_id}`);
  expect([duplicate.statusCode, duplicate.headers.location]).toEqual([
    301,
    expect.stringMatching(/^\/embed\/place\/\w+$/),
  ]);
  const page = await get('/embed/guide/agenda');
  expect([page.statusCode, page.headers.vary]).toEqual([200, 'Accept, Accept-Encoding']);
  expect(page.body).toContain('Törggelen');
});

test('lists the events of an embedded topic, place or guide by day, for clients without scripts', async () => {
  const agenda = async (path: string) => textOf((await get(path)).body);
  const dayOf = (date: Date) => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vaduz' }).format(date);
  const tomorrow = dayOf(new Date(Date.now() + 86_400_000));
  const ofTag = await agenda(`/embed/tag/agenda/${ids.tag}`);
  expect(ofTag).toMatch(new RegExp(`<h2><time datetime="${tomorrow}">\\w+, \\d+\\. \\S+</time></h2>`));
  expect(ofTag).toMatch(
    new RegExp(`<a target="_blank" rel="noopener" href="${place(inn)}/[^"]+\\?event=[^"]+"><strong[^>]*>Törggelen`),
  );
  expect(ofTag).not.toMatch(/class="places"|Konzert/);
  const ofBarn = await agenda(`/embed/place/agenda/${barn.nano_id}`);
  expect([ofBarn.includes('Konzert'), ofBarn.match(/Volkstanz/g)!.length]).toEqual([true, 1]);
  expect(ofBarn).toMatch(/<small>Auch am <time[^>]*>[^<]+<\/time> · <time/);
  const ofGuide = await agenda(`/embed/guide/agenda?rows=1&from=${dayOf(evening(40))}`);
  expect([ofGuide.includes('Konzert'), ofGuide.match(/<li>/g)!.length]).toEqual([true, 1]);
  expect(ofGuide).toMatch(/und 1 weitere auf der Karte/);
  const none = await agenda('/embed/search-shortcut/agenda/5c000000-0000-5000-8000-000100000001?to=2020-01-01');
  expect(none).toContain('Zurzeit ist nichts geplant.');
  expect((await get(`/embed/place/agenda/${barn.nano_id}`)).body).toContain('"@type":"EventSeries"');
});

test('updates a page soon after its place changes', async () => {
  await site.db.updateTable('items').set({ title: 'Gasthof Bären' }).where('id', '=', inn.id).execute();
  await sql`update branches set content_version = content_version + 1 where short_id in (0, 1, 14)`.execute(site.db);
  await expect
    .poll(async () => (await get(place(inn))).body.includes('<h1 lang="de">Gasthof Bären</h1>'), {
      timeout: 15_000,
      interval: 300,
    })
    .toBe(true);
}, 20_000);
