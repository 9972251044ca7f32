import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { calendarPaths } from '@umkreis/contract/calendar-paths.ts';
import { originOf } from '@umkreis/contract/branch-origin.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { pageMessages } from './messages/pages.ts';
import { calendarFile, type CalendarEvent } from '@umkreis/places/downloads/calendar-file.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import type { Pages } from './pages/create-pages.ts';
import { placesOfTopic, type Topic } from './pages/topic-places.ts';
import { everyEvent } from './pages/page-key.ts';
import type { PageContext } from './pages/page-facts.ts';
import { siteName } from './pages/site-facts.ts';
import type { Site } from './site.ts';
import { textsOf } from '@umkreis/i18n/catalogues.ts';

const FRESH_S = 15 * 60;

/** Calendar feeds of a site, a topic and a place. */
export function registerCalendars(app: FastifyInstance, site: Site, { api, hours }: Pages): void {
  app.get(calendarPaths.site, (request, reply) =>
    sendCalendar(request, reply, async () => ({ title: null, includes: () => true })),
  );
  app.get<{ Params: { id: string } }>(calendarPaths.place(':id([\\w-]+)'), (request, reply) =>
    sendCalendar(request, reply, (context) => placeCalendar(request.params.id, context)),
  );
  app.get<{ Params: { id: string } }>(calendarPaths.shortcut(':id([\\w-]+)'), (request, reply) =>
    sendCalendar(request, reply, (context) => topicCalendar({ of: 'shortcut', id: request.params.id }, context)),
  );
  app.get<{ Params: { id: string } }>(calendarPaths.tag(':id([\\w-]+)'), (request, reply) =>
    sendCalendar(request, reply, (context) => topicCalendar({ of: 'tag', id: request.params.id }, context)),
  );

  async function sendCalendar(
    request: FastifyRequest,
    reply: FastifyReply,
    find: (context: PageContext) => Promise<Calendar | null | undefined>,
  ) {
    const branch = await site.branchOf(request);
    if (branch === undefined || (branch && !branch.isActive)) return sendNotFound(reply);
    const { branches, main } = await site.state();
    const product = site.product();
    const requestedLanguage = new URL(request.url, 'http://edge').searchParams.get('lang');
    const context: PageContext = {
      product,
      branch,
      branches,
      main,
      env: site.config.NODE_ENV === 'production' ? 'production' : 'development',
      language: requestedLanguage === 'en' ? 'en' : 'de',
      page: 1,
      selection: everyEvent,
      origin: originOf(branch, product),
      assetRoot: site.config.ASSET_ROOT,
      api,
      hours,
      version: `calendar|${branch?.shortId ?? 0}|${branch ? branch.basemapItemJsonFileNameProduction : main.basemapFileName}`,
      now: new Date(),
    };
    const [events, calendar] = await Promise.all([
      api.read<Event[]>(
        branch ? apiPaths.events(branch.shortId) : apiPaths.eventsAll,
        `${context.version}|${Math.floor(Date.now() / (FRESH_S * 1000))}`,
      ),
      find(context),
    ]);
    if (calendar === null) return sendNotFound(reply);
    if (!events || !calendar) return sendUnavailable(reply);
    return reply
      .header('Content-Type', 'text/calendar; charset=utf-8')
      .header('Cache-Control', `public, max-age=${FRESH_S}`)
      .send(textOf(events.filter(calendar.includes), calendar.title, context));
  }
}

interface Calendar {
  /** null: the title of the site */
  title: string | null;
  includes(event: Event): boolean;
}

async function placeCalendar(
  nanoId: string,
  { api, branch, version }: PageContext,
): Promise<Calendar | null | undefined> {
  const item = await api.read<Item>(apiPaths.item(nanoId, branch?.shortId ?? null), version);
  return (
    item && {
      title: item.title,
      includes: ({ itemId, itemEvents }) => itemId === item.id || itemEvents.some((also) => also.itemId === item.id),
    }
  );
}

async function topicCalendar(topic: Topic, context: PageContext): Promise<Calendar | null | undefined> {
  const found = await placesOfTopic(topic, context);
  if (!found) return found;
  return {
    title: found.title,
    includes: ({ itemNanoId, tags }) =>
      (itemNanoId ? found.places.has(itemNanoId) : false) ||
      (topic.of === 'tag' && tags.some(({ tagId }) => tagId === topic.id)),
  };
}

function textOf(events: readonly Event[], title: string | null, context: PageContext): string {
  const { branch, branches, product, language, now, origin } = context;
  const zones = new Map(branches.map(({ shortId, timeZone }) => [shortId, timeZone]));
  const timeZone = timeZoneOf(context);
  const entries = events.map((event): CalendarEvent => ({
    event,
    timeZone: branch?.timeZone ?? event.branches.flatMap(({ branchId }) => zones.get(branchId) ?? [])[0] ?? timeZone,
    place: event.itemTitle ? { title: event.itemTitle, address: '' } : null,
    pageUrl: `${origin}${event.itemNanoId ? routes.mapPlace.to(event.itemNanoId, event.itemTitle) : routes.map.to()}`,
  }));
  const name = [title, siteName(context)].filter(Boolean).join(' · ');
  return calendarFile({
    events: entries,
    host: product.host,
    now,
    feed: { name: textsOf(pageMessages, language).calendarOf({ name }), timeZone },
  });
}

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).send({ type: '/problems/not-found', title: 'Not found', status: 404 });

const sendUnavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('Retry-After', '30')
    .send({ type: '/problems/unavailable', title: 'The service is away', status: 503 });
