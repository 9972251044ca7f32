import { expect, test } from 'vitest';
import type { Event } from '@umkreis/contract/event.ts';
import { eventList, eventSchemas } from './event-facts.ts';
import type { PageContext } from './page-facts.ts';

const plain: Event = {
  id: '0190a5d0-0000-7000-8000-000000000001',
  itemId: '0190a5d0-0000-7000-8000-000000000002',
  title: 'Konzert',
  description: '',
  url: null,
  dateBegin: '2090-07-04T15:00:00.000Z',
  dateEnd: '2090-07-04T17:00:00.000Z',
  branches: [],
  tags: [],
  itemEvents: [],
};
const around = {
  location: { '@type': 'Place', name: 'Saal' },
  pageUrl: 'https://a.example/p',
  timeZone: 'Europe/Vaduz',
  absolute: (path: string) => `https://a.example${path}`,
};
const schemaOf = (event: Event) => eventSchemas([event], around, 1)[0];
const textOf = (event: Event) =>
  eventList(
    [event],
    {
      language: 'de',
      branch: null,
      main: { hoursPlace: null } as unknown as PageContext['main'],
      assetRoot: '',
      origin: 'https://a.example',
    },
    1,
  )!.text;

test('describes price, organizer, tickets and location', () => {
  const event = {
    ...plain,
    price: 'CHF 12.50',
    organizer: 'Verein',
    ticketUrl: 'https://t.example/',
    location: 'Foyer',
  };
  expect(schemaOf(event)).toMatchObject({
    organizer: { '@type': 'Organization', name: 'Verein' },
    location: { name: 'Saal', description: 'Foyer' },
    offers: { '@type': 'Offer', url: 'https://t.example/', price: 12.5, priceCurrency: 'CHF' },
    eventStatus: 'https://schema.org/EventScheduled',
  });
  const text = textOf(event);
  expect(text).toContain('Foyer · CHF 12.50 · Veranstaltet von Verein · <a href="https://t.example/" rel="noopener">');
  expect(schemaOf({ ...plain, price: 'free' })).toMatchObject({ isAccessibleForFree: true, offers: { price: 0 } });
  expect(textOf({ ...plain, price: 'free' })).toContain('Eintritt frei');
  expect(schemaOf({ ...plain, price: 'Kollekte' })).toMatchObject({ offers: { description: 'Kollekte' } });
});

test('gives its own picture, or else that of its place', () => {
  const size = (width: number) =>
    ({ url: `/media/own-${width}.webp`, width, height: width / 2, format: 'webp' }) as const;
  const picture = {
    id: 'own',
    alt: '',
    credit: '',
    licence: '',
    width: 2000,
    height: 1000,
    color: '#808080',
    renditions: [size(320), size(800), size(1500)],
  };
  const atPlace = { ...around, image: 'https://a.example/media/place.webp' };
  expect(eventSchemas([{ ...plain, picture }], atPlace, 1)[0]).toMatchObject({
    image: 'https://a.example/media/own-1500.webp',
  });
  expect(eventSchemas([plain], atPlace, 1)[0]).toMatchObject({ image: atPlace.image });
  const named = { ...picture, alt: 'Der Chor', credit: 'A. Muster', licence: 'CC BY 4.0' };
  const text = textOf({ ...plain, picture: named });
  expect(text).toContain('<figure><img src="/media/own-1500.webp" width="1500" height="750" alt="Der Chor"');
  expect(text).toContain('<figcaption>Bild: A. Muster · CC BY 4.0</figcaption>');
  expect(textOf({ ...plain, picture })).toContain('alt="Konzert"');
  expect(textOf({ ...plain, picture })).not.toContain('<figcaption>');
  expect(textOf(plain)).not.toContain('<figure>');
});

test('describes a cancelled event without offers, its time struck through', () => {
  const event = { ...plain, isCancelled: true, price: 'CHF 12', ticketUrl: 'https://t.example/' };
  expect(schemaOf(event)).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect(schemaOf(event)).not.toHaveProperty('offers');
  expect(textOf(event)).toMatch(/<b>Abgesagt:<\/b>.*<s><time/);
  expect(textOf(event)).not.toContain('t.example');
});

test('gives the days of an all-day event, without times', () => {
  const event = {
    ...plain,
    isAllDay: true,
    dateBegin: '2090-07-03T22:00:00.000Z',
    dateEnd: '2090-07-05T21:59:00.000Z',
  };
  expect(schemaOf(event)).toMatchObject({ startDate: '2090-07-04', endDate: '2090-07-05' });
  expect(textOf(event)).toContain('<time datetime="2090-07-04">Di., 4. Juli</time>–<time datetime="2090-07-05">');
});

test('adds nothing to an event without such facts', () => {
  expect(Object.keys(schemaOf(plain)!)).toEqual([
    '@type',
    'name',
    'startDate',
    'endDate',
    'location',
    'url',
    'eventStatus',
    'eventAttendanceMode',
  ]);
  expect(textOf(plain)).not.toContain('<br>');
});

test('gives the weekday of a monthly series', () => {
  const series = { ...plain, seriesId: plain.id, recurrence: 'FREQ=MONTHLY;BYDAY=1TU' };
  expect(schemaOf(series)).toMatchObject({
    '@type': 'EventSeries',
    eventSchedule: { repeatFrequency: 'P1M', byDay: '1TU' },
  });
});
