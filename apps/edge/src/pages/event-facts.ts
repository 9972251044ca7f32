import type { Event } from '@umkreis/contract/event.ts';
import { pageMessages } from '@umkreis/i18n/pages.ts';
import { isSafeUrl, webUrl } from '@umkreis/place-rules/link.ts';
import { html, type Html } from './html.ts';
import type { PageContext } from './page-facts.ts';

/** An event as schema.org has it. @param location the place, already in schema.org's words @param tickets where they are sold */
export function eventSchema(event: Event, location: object, pageUrl: string, image: string | undefined, tickets?: string): object {
  const url = event.url && isSafeUrl(event.url) ? webUrl(event.url) : pageUrl;
  return {
    '@type': 'Event', name: event.title, startDate: event.dateBegin, ...(event.dateEnd && { endDate: event.dateEnd }), location, url,
    ...(event.description && { description: event.description }), ...(image && { image }),
    eventStatus: 'https://schema.org/EventScheduled', eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(tickets && { offers: { '@type': 'Offer', url: tickets, availability: 'https://schema.org/InStock' } }),
  };
}

/** Events as a list, with their times by the clock of the branch. */
export function eventList(events: readonly Event[], { language, branch }: PageContext): Html | null {
  if (events.length === 0) return null;
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-CH' : 'en-GB', { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone: branch?.timeZone ?? 'Europe/Vaduz' });
  return html`<section><h2>${pageMessages[language].events}</h2><ul>${events.map((event) => html`<li lang="de"><strong>${event.title}</strong> <time datetime="${event.dateBegin}">${format.format(new Date(event.dateBegin))}</time>${event.description && html`<br>${event.description}`}</li>`)}</ul></section>`;
}
