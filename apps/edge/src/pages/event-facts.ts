import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import type { Language } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { recurrenceText } from '@umkreis/i18n/recurrence.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { groupSeries, recurrenceOf, type EventGroup } from '@umkreis/places/events/grouped-series.ts';
import { takesPlace } from '@umkreis/places/events/current-events.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { amountOf, FREE } from '@umkreis/places/events/event-price.ts';
import { isSafeUrl, webUrl } from '@umkreis/places/details/link.ts';
import { eventSchedule } from './event-schedule.ts';
import { html, type Html } from './html.ts';
import type { PageContext } from './page-facts.ts';
import { pictureElement } from './picture-element.ts';
import { eventPictureOf, previewSize } from './place-picture.ts';
import { pageTexts } from './page-texts.ts';

/** Maximum number of dates of a series on a page. */
const MOST_DATES = 6;

interface Around {
  /** The place as a schema.org object */
  location: object;
  /** The page's canonical URL */
  pageUrl: string;
  /** Picture of the place, for events without their own */
  image?: string;
  /** URL of the ticket shop */
  tickets?: string;
  timeZone: string;
  /** The URL of a path below the asset root */
  absolute(path: string): string;
}

/**
 * Events in schema.org format: each upcoming date is an Event; a series also has an EventSeries with its
 * Schedule.
 * @param most number of events or series, soonest first
 */
export function eventSchemas(events: readonly Event[], around: Around, most: number): object[] {
  return groupSeries(events)
    .slice(0, most)
    .flatMap((group) => seriesSchema(group, around));
}

function seriesSchema({ event, later }: EventGroup, around: Around): object[] {
  const schedule = event.seriesId ? eventSchedule({ event, later }, around.timeZone) : null;
  if (!schedule) return [event, ...later].map((one) => eventSchema(one, around));
  const id = `${around.pageUrl}#series-${event.seriesId}`;
  const dates = [event, ...later]
    .slice(0, MOST_DATES)
    .map((one) => ({ ...eventSchema(one, around), superEvent: { '@id': id } }));
  return [{ ...eventSchema(event, around), '@type': 'EventSeries', '@id': id, eventSchedule: schedule }, ...dates];
}

function eventSchema(
  event: Event,
  { location, pageUrl, image: placeImage, tickets, timeZone, absolute }: Around,
): object {
  const at = (instant: string) => (event.isAllDay ? dayInZone(new Date(instant), timeZone) : instant);
  const url = event.url && isSafeUrl(event.url) ? webUrl(event.url) : `${pageUrl}?event=${event.id}`;
  const own = event.picture && previewSize(event.picture.renditions);
  const image = own ? absolute(own.url) : placeImage;
  return {
    '@type': 'Event',
    name: event.title,
    startDate: at(event.dateBegin),
    ...(event.dateEnd && { endDate: at(event.dateEnd) }),
    location: event.location ? { ...location, description: event.location } : location,
    url,
    ...(event.description && { description: event.description }),
    ...(image && { image }),
    eventStatus: `https://schema.org/Event${takesPlace(event) ? 'Scheduled' : 'Cancelled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.organizer && { organizer: { '@type': 'Organization', name: event.organizer } }),
    ...admission(event, tickets, url),
  };
}

/** Where tickets are sold and what they cost; a cancelled event sells none. */
function admission(event: Event, tickets: string | undefined, url: string): object {
  const { price } = event;
  const ticketUrl = event.ticketUrl && isSafeUrl(event.ticketUrl) ? webUrl(event.ticketUrl) : tickets;
  if (!takesPlace(event) || (!price && !ticketUrl)) return {};
  const cost = price === FREE ? { amount: 0, currency: null } : price ? amountOf(price) : null;
  return {
    ...(price === FREE && { isAccessibleForFree: true }),
    offers: {
      '@type': 'Offer',
      url: ticketUrl ?? url,
      ...(cost && { price: cost.amount, ...(cost.currency && { priceCurrency: cost.currency }) }),
      ...(price && !cost && { description: price }),
      availability: 'https://schema.org/InStock',
    },
  };
}

/** The day, the time and, of an event of several days, the last day. */
function eventMoment(event: Event, language: Language, timeZone: string): Html {
  const day = dateFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  const time = dateFormat(language, { hour: '2-digit', minute: '2-digit', timeZone });
  const [first, last] = [new Date(event.dateBegin), new Date(event.dateEnd ?? event.dateBegin)];
  const [firstDay, lastDay] = [dayInZone(first, timeZone), dayInZone(last, timeZone)];
  const moment = event.isAllDay
    ? html`<time datetime="${firstDay}">${day.format(first)}</time>${lastDay > firstDay && html`–<time datetime="${lastDay}">${day.format(last)}</time>`}`
    : html`<time datetime="${event.dateBegin}">${day.format(first)}, ${time.format(first)}</time>`;
  return takesPlace(event) ? moment : html`<s>${moment}</s>`;
}

/** Where at its place, what it costs, who organizes it, and where tickets are sold. */
export function eventDetails(event: Event, t: ReturnType<typeof pageTexts>): Html | false {
  const { location, price, organizer, ticketUrl } = event;
  const texts = [location, price === FREE ? t.freeAdmission : price, organizer && t.organizer({ name: organizer })];
  const text = texts.filter(Boolean).join(' · ');
  const link = ticketUrl && takesPlace(event) && isSafeUrl(ticketUrl) && webUrl(ticketUrl);
  if (!text && !link) return false;
  return html`${text}${text && link && ' · '}${link && html`<a href="${link}" rel="noopener">${t.tickets}</a>`}`;
}

/** The next dates of a series. */
export function laterDates(
  later: readonly Event[],
  language: Language,
  timeZone: string,
  t: ReturnType<typeof pageTexts>,
): Html {
  const day = dateFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  const dates = later.slice(0, MOST_DATES - 1).map(({ dateBegin }, at) => {
    const date = html`<time datetime="${dateBegin}">${day.format(new Date(dateBegin))}</time>`;
    return html`${at > 0 && ' · '}${date}`;
  });
  return html`${t.alsoOn} ${dates}`;
}

/**
 * Events as a list, with times in the branch's time zone; a series is listed once, with its next dates.
 * @param most number of events or series, soonest first
 */
export function eventList(
  events: readonly Event[],
  context: Pick<PageContext, 'language' | 'branch' | 'main' | 'assetRoot' | 'origin'>,
  most: number,
): Html | null {
  if (events.length === 0) return null;
  const { language, branch, main } = context;
  const t = pageTexts({ language, branch });
  const timeZone = timeZoneOf({ branch, main });
  return html`<section><h2>${t.events}</h2><ul>${groupSeries(events)
    .slice(0, most)
    .map(({ event, later }) => {
      const recurrence = recurrenceOf(event, timeZone);
      const details = eventDetails(event, t);
      const picture = eventPictureOf(event, context);
      return html`<li>${picture && pictureElement(picture, context, 'lazy')}${!takesPlace(event) && html`<b>${t.cancelled}:</b> `}<strong lang="${contentLanguageOf(branch)}">${event.title}</strong> ${eventMoment(event, language, timeZone)}${recurrence && html` <span>(${recurrenceText(recurrence, language)})</span>`}${
        event.description && html`<br><span lang="${contentLanguageOf(branch)}">${event.description}</span>`
      }${details && html`<br>${details}`}${later.length > 0 && html`<small>${laterDates(later, language, timeZone, t)}</small>`}</li>`;
    })}</ul></section>`;
}
