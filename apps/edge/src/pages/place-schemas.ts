import { routes } from '@umkreis/contract/routes.ts';
import { webLink } from '@umkreis/places/details/web-addresses.ts';
import { isProfile } from '@umkreis/places/details/social-links.ts';
import { eventSchemas } from './event-facts.ts';
import type { PageContext } from './page-facts.ts';
import type { PlaceFacts } from './place-facts.ts';
import { schemaType } from './schema-types.ts';
import { absolute, breadcrumbs, siteName } from './site-facts.ts';

/**
 * Structured data of a place and its events (schema.org).
 * @param mostEvents that are described
 */
export function placeSchemas(facts: PlaceFacts, context: PageContext, mostEvents: number) {
  const { title, canonical, origin, picture, link, at, events } = facts;
  const location = locationOf(facts);
  const trail = [
    { name: siteName(context), url: origin + routes.map.to() },
    { name: title, url: canonical },
  ];
  const ofEvents = eventSchemas(
    events,
    {
      location,
      pageUrl: canonical,
      image: picture?.url,
      tickets: link('eventBuyTicketsUrl'),
      timeZone: at.timeZone,
      absolute: (path) => absolute(path, context),
    },
    mostEvents,
  );
  return [placeSchema(facts, location), breadcrumbs(trail), ...ofEvents];
}

function locationOf({ item, title, address, street, at }: PlaceFacts) {
  return {
    '@type': 'Place',
    name: title,
    geo: { '@type': 'GeoCoordinates', latitude: round(item.lat), longitude: round(item.lon) },
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        ...(address.postcode && { postalCode: address.postcode }),
        ...(address.city && { addressLocality: address.city }),
        addressCountry: at.countryCode.toUpperCase(),
      },
    }),
  };
}

function placeSchema(
  { item, canonical, link, value, description, picture, visited, operated }: PlaceFacts,
  location: ReturnType<typeof locationOf>,
) {
  const sameAs = item.itemDetails
    .filter((detail) => isProfile(detail.dataKeyName))
    .flatMap((detail) => webLink(detail.dataKeyName, detail.dataValue) ?? []);
  return {
    ...location,
    '@type': schemaType(item.categories[0]?.mainCategory, item.categories[0]?.subCategory),
    '@id': `${canonical}#place`,
    url: link('url') ?? canonical,
    mainEntityOfPage: canonical,
    description,
    ...(value('phone') && { telephone: value('phone') }),
    ...(value('email') && { email: value('email') }),
    ...(picture && { image: picture.url }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(link('menu') && { hasMenu: link('menu') }),
    ...(visited ?? operated)?.facts.specifications,
  };
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
