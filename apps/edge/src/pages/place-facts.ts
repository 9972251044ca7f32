import { originOf } from '@umkreis/contract/branch-origin.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { LONGEST_HOURS } from '@umkreis/opening-hours/longest-hours.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { isPermanentlyClosed } from '@umkreis/opening-hours/permanently-closed.ts';
import { addressLines } from '@umkreis/places/address-lines.ts';
import { currentEventsByItem } from '@umkreis/places/events/current-events.ts';
import { webLink } from '@umkreis/places/details/web-addresses.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { placeTitle } from '@umkreis/places/place-names.ts';
import type { PageContext } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';
import { pictureOf } from './place-picture.ts';

/** What the page of a place, its head and its structured data state about the place. */
export type PlaceFacts = Awaited<ReturnType<typeof placeFacts>>;

export async function placeFacts(
  item: Item,
  context: PageContext,
  { categories, events }: { categories: readonly Category[]; events: readonly Event[] },
) {
  const { branch, language, now, product } = context;
  const t = pageTexts(context);
  const category = categories.find((one) => one.id === item.categories[0]?.categoryId);
  const kind = category?.subCategoryName[language] ?? '';
  const title = placeTitle({ item, categories: category ? [category] : [] }, (text) => text[language]);
  const values = new Map(item.itemDetails.map((detail) => [detail.dataKeyName, detail]));
  const value = (key: string) => values.get(key)?.dataValue;
  const link = (key: string) => {
    const one = value(key);
    return one ? (webLink(key, one) ?? undefined) : undefined;
  };
  const address = item.addresses[0];
  const [street, city] = address ? addressLines(address) : ['', ''];
  const owner = context.branches.find((one) => one.shortId === item.branchShortId && one.isActive) ?? branch;
  const { lat, lon, hoursPlace } = item;
  const at = openingPlaceOf({ branch: owner, main: context.main }, { lat, lon, hoursPlace: hoursPlace ?? undefined });
  const isClosed = isPermanentlyClosed(item.datePermanentlyClosed, now, at.timeZone);
  const hoursOf = (key: 'hours' | 'operatingHours') => evaluatedHours(isClosed ? undefined : value(key), context, at);
  const [visited, operated] = await Promise.all([hoursOf('hours'), hoursOf('operatingHours')]);
  return {
    item,
    category,
    kind,
    title,
    value,
    link,
    address,
    street,
    city,
    picture: pictureOf(item, context),
    origin: originOf(owner, product),
    canonical: originOf(owner, product) + routes.mapPlace.to(item.nanoId, item.title),
    at,
    isClosed,
    events: currentEventsByItem(events, now.getTime()).get(item.id) ?? [],
    visited,
    operated,
    description:
      value('shortDescription') ??
      t.placeDescription({
        what: kind && kind !== title ? `${title}, ${kind}` : title,
        hasTown: Boolean(address?.city),
        town: address?.city ?? '',
      }),
  };
}

/** null if there are none, or if they cannot be evaluated in time. */
async function evaluatedHours(value: string | undefined, { hours, now }: PageContext, place: OpeningPlace) {
  const facts = value && value.length <= LONGEST_HOURS ? await hours.read({ value, now, place }) : null;
  return facts && { value: value!, facts };
}
