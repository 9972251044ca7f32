// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { KioskNotice } from '@umkreis/contract/kiosk-sign.ts';
import { usualSign } from '@umkreis/contract/sign-parts.ts';
import { KioskSign } from './kiosk-sign.tsx';

const place = { timeZone: 'Europe/Vaduz', countryCode: 'li', state: null };
const boot = {
  apiRoot: '/api',
  assetRoot: '',
  product: { origin: 'https://guide.example' },
  branch: {
    ...place,
    shortId: 25,
    title: 'Mühlepark',
    subdomain: 'muehlepark',
    liveDomain: null,
    accentColor: '#7B48FF',
  },
} as unknown as Boot;
const item = {
  nanoId: 'abcdefgh',
  title: 'Frischmarkt',
  lat: 47.1,
  lon: 9.5,
  hoursPlace: null,
  datePermanentlyClosed: null,
  itemDetails: [{ dataKeyName: 'hours', dataValue: 'Mo-Fr 09:00-12:00,13:00-19:00; PH off' }],
};

let page: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json(item));
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const render = (now: string, house: string | null, notices: KioskNotice[] = []) =>
  act(async () =>
    root.render(
      <KioskSign boot={boot} settings={{ ...usualSign, notices }} house={house} events={[]} now={new Date(now)} />,
    ),
  );
const textOf = (selector: string) => page.querySelector(selector)?.textContent;

it("shows the branch's time and both languages, and no facts without house, events and notices", async () => {
  await render('2026-11-27T22:05:00Z', null);
  expect(textOf('.sign-clock')).toBe('23:05');
  expect(textOf('.sign-date')).toBe('Freitag, 27. NovemberFriday 27 November');
  expect(textOf('.sign-start')).toBe('Berühren zum StartenTouch to start');
  expect(page.querySelector('.sign-facts')).toBeNull();
  expect(page.querySelector('.sign-code svg')).not.toBeNull();
});

it("shows today's hours of the house, also when it is closed all day", async () => {
  await render('2026-11-27T11:30:00Z', 'abcdefgh');
  await vi.waitFor(() => act(async () => expect(textOf('.sign-house')).toBe('Frischmarkt')), 30_000);
  expect(textOf('.sign-hours-of')).toContain('Heute geöffnetOpen today');
  expect(textOf('.sign-times')).toBe('09:00–12:0013:00–19:00jetzt geschlossenclosed now');
  await render('2026-11-28T11:30:00Z', 'abcdefgh');
  expect(textOf('.sign-hours-of')).toContain('Heute geschlossenClosed today');
  expect(page.querySelector('.sign-times')).toBeNull();
});

it('shows the notices of the day as plain text', async () => {
  await render('2026-11-27T11:30:00Z', null, [
    { text: '<b>Lift</b>', from: '2026-11-27', to: '2026-11-27' },
    { text: 'Morgen', from: '2026-11-28', to: '2026-11-29' },
  ]);
  expect(textOf('.sign-notices')).toBe('<b>Lift</b>');
});

it("shows an event's own picture, or else that of its place", async () => {
  const size = (name: string) => ({ url: `/media/${name}-320.webp`, width: 320, height: 200, format: 'webp' as const });
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...item, itemMedia: [{ kind: 1, color: '#808080', renditions: [size('place')] }] }),
  );
  const concert: Event = {
    id: '0190a5d0-0000-7000-8000-000000000001',
    itemId: '0190a5d0-0000-7000-8000-000000000002',
    itemNanoId: 'ijklmnop',
    title: 'Konzert',
    description: '',
    url: null,
    dateBegin: '2026-11-27T19:00:00.000Z',
    dateEnd: null,
    branches: [],
    tags: [],
    itemEvents: [],
  };
  const picture = { id: 'own', alt: '', credit: '', licence: '', width: 320, height: 200, color: '#808080' };
  const events = [
    { ...concert, picture: { ...picture, renditions: [size('own')] } },
    { ...concert, id: '0190a5d0-0000-7000-8000-000000000003', title: 'Lesung' },
  ];
  await act(async () =>
    root.render(
      <KioskSign
        boot={boot}
        settings={usualSign}
        house={null}
        events={events}
        now={new Date('2026-11-27T11:30:00Z')}
      />,
    ),
  );
  const sources = () => [...page.querySelectorAll('.sign-thumb img')].map((image) => image.getAttribute('src'));
  await vi.waitFor(() => act(async () => expect(sources()).toEqual(['/media/own-320.webp', '/media/place-320.webp'])));
});
