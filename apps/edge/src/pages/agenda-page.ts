import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import type { EmbedTopic } from '@umkreis/contract/embed-address.ts';
import { embedPath } from '@umkreis/contract/embed-link.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { ListedEvents } from '@umkreis/contract/listed-events.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { SearchShortcut } from '@umkreis/contract/search-shortcut.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { currentEvents, takesPlace } from '@umkreis/places/events/current-events.ts';
import { listedGroup, type EventGroup } from '@umkreis/places/events/grouped-series.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { eventDetails, eventSchemas, laterDates } from './event-facts.ts';
import { html, type Html } from './html.ts';
import type { PageContext, PageFacts } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';
import { absolute, coverOf, siteName } from './site-facts.ts';

/** Events of a page; further ones are on the map. */
const MOST_EVENTS = 50;
/** Events in the structured data. */
const MOST_SCHEMAS = 12;

/** What is embedded as an agenda before its events are known. */
export function guidePage(context: PageContext): PageFacts {
  const title = siteName(context);
  return {
    status: 200,
    title,
    description: title,
    canonical: context.origin + embedPath({ of: 'guide', id: '' }, 'agenda'),
    picture: coverOf(context),
    jsonLd: [],
    isIndexed: false,
    body: null,
  };
}

/** The coming events of an embedded topic by day, instead of its places. @param page of the topic */
export async function agendaPage(page: PageFacts, topic: EmbedTopic, context: PageContext): Promise<PageFacts> {
  const { api, branch, now, selection, version } = context;
  const found = await api.read<ListedEvents>(
    apiPaths.listedEvents(branch?.shortId ?? 0, {
      of: topic.of,
      series: 'once',
      id: await idOf(topic, context),
      limit: String(selection.rows ?? MOST_EVENTS),
      ...(selection.from && { from: selection.from }),
      ...(selection.to && { to: selection.to }),
    }),
    version,
  );
  const groups = currentEvents(found?.events ?? [], now.getTime()).map(listedGroup);
  return {
    ...page,
    jsonLd: schemasOf(groups.slice(0, MOST_SCHEMAS), context),
    body: bodyOf(page, { groups, more: (found?.total ?? 0) - (found?.events.length ?? 0), isKnown: !!found }, context),
  };
}

/** The id as the API names it: the address may name a shortcut by its public id. */
async function idOf({ of, id }: EmbedTopic, { api, version }: PageContext): Promise<string> {
  if (of !== 'shortcut') return id;
  const shortcuts = await api.read<SearchShortcut[]>(apiPaths.searchShortcuts, version);
  return shortcuts?.find((one) => one.nanoId === id)?.id ?? id;
}

interface Agenda {
  /** Events, a series once with its following events */
  groups: readonly EventGroup[];
  /** Number of further events */
  more: number;
  /** false: the API is unreachable */
  isKnown: boolean;
}

function bodyOf({ title }: PageFacts, { groups, more, isKnown }: Agenda, context: PageContext): Html {
  const { language, now, selection } = context;
  const t = pageTexts(context);
  const timeZone = timeZoneOf(context);
  const heading = dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  // What started earlier is listed on the first day.
  const first = Math.max(now.getTime(), selection.from ? Date.parse(`${selection.from}T12:00:00Z`) : 0);
  const startOf = ({ dateBegin }: Event) => new Date(Math.max(Date.parse(dateBegin), first));
  const days = [...Map.groupBy(groups, ({ event }) => dayInZone(startOf(event), timeZone))];
  return html`<header><p class="kind">${t.agenda}</p><h1>${title}</h1></header>${days.map(
    ([day, ofDay]) =>
      html`<section><h2><time datetime="${day}">${heading.format(startOf(ofDay[0]!.event))}</time></h2><ul>${ofDay.map(
        (group) => eventRow(group, context),
      )}</ul></section>`,
  )}${isKnown && groups.length === 0 && html`<p>${t.noEvents}</p>`}${
    more > 0 && html`<p>${t.andMore({ count: more })}</p>`
  }`;
}

/** Time, title, place and further facts of an event, and the next dates of its series. */
function eventRow({ event, later }: EventGroup, context: PageContext): Html {
  const { language, branch } = context;
  const { itemNanoId, itemTitle, title, id } = event;
  const t = pageTexts(context);
  const name = html`<strong lang="${contentLanguageOf(branch)}">${title}</strong>`;
  const details = eventDetails(event, t);
  const cancelled = !takesPlace(event) && html`<b>${t.cancelled}:</b> `;
  const link = itemNanoId ? html`<a href="${routes.mapPlace.to(itemNanoId, itemTitle)}?event=${id}">${name}</a>` : name;
  const where = itemTitle && html` <span lang="${contentLanguageOf(branch)}">${itemTitle}</span>`;
  const time = moment(event, language, timeZoneOf(context));
  const dates = later.length > 0 && html`<small>${laterDates(later, language, timeZoneOf(context), t)}</small>`;
  return html`<li>${cancelled}${time}${link}${where}${details && html`<small>${details}</small>`}${dates}</li>`;
}

/** The time, and the last day of an event of several days; nothing for a whole day. */
function moment(event: Event, language: PageContext['language'], timeZone: string): Html | false {
  const [begin, end] = [new Date(event.dateBegin), new Date(event.dateEnd ?? event.dateBegin)];
  const [firstDay, lastDay] = [dayInZone(begin, timeZone), dayInZone(end, timeZone)];
  const day = dateFormat(language, { day: 'numeric', month: 'short', timeZone });
  const time = dateFormat(language, { hour: '2-digit', minute: '2-digit', timeZone });
  if (event.isAllDay && firstDay === lastDay) return false;
  const hasLongRun = end.getTime() - begin.getTime() > 86_400_000;
  const text = event.isAllDay || hasLongRun ? `${day.format(begin)}–${day.format(end)}` : time.format(begin);
  return html`<time datetime="${event.isAllDay ? firstDay : event.dateBegin}">${text}</time> `;
}

/** Events as schema.org objects, those of a place together. */
function schemasOf(groups: readonly EventGroup[], context: PageContext): object[] {
  const timeZone = timeZoneOf(context);
  return [...Map.groupBy(groups, ({ event }) => event.itemId).values()].flatMap((ofPlace) => {
    const atPlace = ofPlace.flatMap(({ event, later }) => [event, ...later]);
    const { itemNanoId, itemTitle } = atPlace[0]!;
    const pageUrl = context.origin + (itemNanoId ? routes.mapPlace.to(itemNanoId, itemTitle) : routes.map.to());
    const location = { '@type': 'Place', ...(itemTitle && { name: itemTitle }) };
    return eventSchemas(
      atPlace,
      { location, pageUrl, timeZone, absolute: (path) => absolute(path, context) },
      MOST_SCHEMAS,
    );
  });
}
