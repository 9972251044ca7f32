import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { originOf } from '@umkreis/contract/branch-origin.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Item, RelatedItem } from '@umkreis/contract/item.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { LONGEST_HOURS } from '@umkreis/opening-hours/longest-hours.ts';
import { isPermanentlyClosed } from '@umkreis/opening-hours/permanently-closed.ts';
import { addressLines } from '@umkreis/places/address-lines.ts';
import { currentEventsByItem } from '@umkreis/places/current-events.ts';
import { isSafeUrl, mailUrl, phoneUrl, webUrl } from '@umkreis/places/link.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { placeTitle } from '@umkreis/places/place-names.ts';
import { isReadDetail } from '@umkreis/places/visible-details.ts';
import { isProfile } from '@umkreis/places/social-links.ts';
import { eventList, eventSchemas } from './event-facts.ts';
import { html, type Html } from './html.ts';
import { hoursTable } from './place-hours.ts';
import type { PageResult, PageContext } from './page-facts.ts';
import { pageTexts } from './page-texts.ts';
import { pictureOf } from './place-picture.ts';
import { schemaType } from './schema-types.ts';
import { breadcrumbs, coverOf, siteName } from './site-facts.ts';

const MOST_EVENTS = 10;
/** relationshipId of places that are related but not part of each other. */
const RELATED = 4;
const separateDetails = new Set([
  'hours',
  'operatingHours',
  'phone',
  'url',
  'email',
  'shortDescription',
  'eventBuyTicketsUrl',
]);

/** The page of a place. @returns undefined while the API is unreachable */
export async function placePage(nanoId: string, context: PageContext): Promise<PageResult | null | undefined> {
  const { api, branch, language, version, now, product } = context;
  const [item, categories, keys, events] = await Promise.all([
    api.read<Item>(apiPaths.item(nanoId, branch?.shortId ?? null), version),
    api.read<Category[]>(apiPaths.categories, version),
    api.read<ItemDetailKey[]>(apiPaths.detailKeys, version),
    api.read<Event[]>(branch ? apiPaths.events(branch.shortId) : apiPaths.eventsAll, version),
  ]);
  if (!item) return item === null && branch ? otherBranchPage(nanoId, branch, context) : item;
  if (item.duplicateOfNanoId) {
    const original = await api.read<Item>(apiPaths.item(item.duplicateOfNanoId, branch?.shortId ?? null), version);
    const path = routes.mapPlace.to(item.duplicateOfNanoId, original?.title);
    return { redirect: `${path}${language === 'en' ? '?lang=en' : ''}` };
  }

  const t = pageTexts(context);
  const category = categories?.find((one) => one.id === item.categories[0]?.categoryId);
  const kind = category?.subCategoryName[language] ?? '';
  const title = placeTitle({ item, categories: category ? [category] : [] }, (text) => text[language]);
  const values = new Map(item.itemDetails.map((detail) => [detail.dataKeyName, detail]));
  const value = (key: string) => values.get(key)?.dataValue;
  const link = (key: string) => {
    const one = value(key);
    return one && isSafeUrl(one) ? webUrl(one) : undefined;
  };
  const address = item.addresses[0];
  const [street, city] = address ? addressLines(address) : ['', ''];
  const picture = pictureOf(item, context);
  const owner = context.branches.find((one) => one.shortId === item.branchShortId && one.isActive) ?? branch;
  const canonical = originOf(owner, product) + routes.mapPlace.to(item.nanoId, item.title);
  const { lat, lon, hoursPlace } = item;
  const at = openingPlaceOf({ branch: owner, main: context.main }, { lat, lon, hoursPlace: hoursPlace ?? undefined });
  const isClosed = isPermanentlyClosed(item.datePermanentlyClosed, now, at.timeZone);
  const own = currentEventsByItem(events ?? [], now.getTime()).get(item.id) ?? [];

  const location = {
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
  const sameAs = item.itemDetails
    .filter((detail) => isProfile(detail.dataKeyName) && isSafeUrl(detail.dataValue))
    .map((detail) => webUrl(detail.dataValue));
  const [visited, operated] = await Promise.all([hoursOf('hours'), hoursOf('operatingHours')]);
  const description =
    value('shortDescription') ??
    t.placeDescription(kind && kind !== title ? `${title}, ${kind}` : title, address?.city ?? '');
  const place = {
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
  const trail = [
    { name: siteName(context), url: originOf(owner, product) + routes.map.to() },
    { name: title, url: canonical },
  ];

  return {
    status: 200,
    title,
    description,
    canonical,
    picture: picture ?? coverOf(context),
    isIndexed: !isClosed,
    jsonLd: [
      place,
      breadcrumbs(trail),
      ...eventSchemas(
        own,
        {
          location,
          pageUrl: canonical,
          image: picture?.url,
          tickets: link('eventBuyTicketsUrl'),
          timeZone: at.timeZone,
        },
        MOST_EVENTS,
      ),
    ],
    body: html`<header><p class="kind">${kind}</p><h1 lang="de">${title}</h1>${isClosed && html`<p><strong>${t.permanentlyClosed}</strong></p>`}</header>${isClosed && category && html`<p>${t.closedText} <a href="${routes.map.to()}?categories=${encodeURIComponent(category.mainCategory)}">${t.othersLike(category.mainCategoryName[language])}</a></p>`}${
      picture &&
      html`<img src="${picture.url.startsWith(`${context.origin}/`) ? picture.url.slice(context.origin.length) : picture.url}" width="${picture.width}" height="${picture.height}" alt="${picture.alt}" decoding="async" fetchpriority="low">`
    }${value('shortDescription') && html`<p lang="de">${value('shortDescription')}</p>`}${
      (street || city) &&
      html`<section><h2>${t.address}</h2><address lang="de">${street}${street && city && html`<br>`}${city}</address></section>`
    }${contact()}${visited && hoursTable(t.hours, visited.value, visited.facts.week, language)}${
      operated && hoursTable(t.operatingHours, operated.value, operated.facts.week, language)
    }${eventList(own, context, MOST_EVENTS)}${details()}${related(
      t.partOf,
      item.itemParents.filter((one) => one.relationshipId !== RELATED),
    )}${related(t.related, [
      ...item.itemChildren,
      ...item.itemParents.filter((one) => one.relationshipId === RELATED),
    ])}`,
  };

  /** null if there are none, or if they cannot be evaluated in time. */
  async function hoursOf(key: 'hours' | 'operatingHours') {
    const written = isClosed ? undefined : value(key);
    const facts =
      written && written.length <= LONGEST_HOURS ? await context.hours.read({ value: written, now, place: at }) : null;
    return facts && { value: written!, facts };
  }

  function contact(): Html | null {
    const [phone, url, mail] = [value('phone'), link('url'), value('email')];
    if (!phone && !url && !mail) return null;
    return html`<section><h2>${t.contact}</h2><ul>${phone && html`<li><a href="${phoneUrl(phone)}">${phone}</a></li>`}${url && html`<li><a href="${url}" rel="noopener">${t.website}</a></li>`}${mail && html`<li><a href="${mailUrl(mail)}">${mail}</a></li>`}</ul></section>`;
  }

  function details(): Html | null {
    const listed = item!.itemDetails.flatMap((detail) => {
      const key = keys?.find((one) => one.id === detail.dataKeyV2);
      return key && isReadDetail(key) && !separateDetails.has(key.keyName) ? [{ key, detail }] : [];
    });
    if (listed.length === 0) return null;
    return html`<section><h2>${t.details}</h2><dl>${listed.map(
      ({ key, detail }) =>
        html`<dt>${key.keyTitle[language]}</dt><dd lang="de">${
          key.type === 'url'
            ? isSafeUrl(detail.dataValue) &&
              html`<a href="${webUrl(detail.dataValue)}" rel="noopener">${key.keyTitle[language]}</a>`
            : html`${detail.dataValue}${detail.dataValueUnit && ` ${detail.dataValueUnit}`}`
        }</dd>`,
    )}</dl></section>`;
  }

  function related(heading: string, list: readonly RelatedItem[]): Html | null {
    const named = list.filter((one) => one.title);
    return named.length === 0
      ? null
      : html`<section><h2>${heading}</h2><ul lang="de">${named.map((one) => html`<li><a href="${routes.mapPlace.to(one.nanoId, one.title)}">${one.title}</a></li>`)}</ul></section>`;
  }
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/**
 * The page of a place that the branch does not show: a link to the map that does. @returns null if no branch
 * shows it
 */
async function otherBranchPage(
  nanoId: string,
  branch: Branch,
  { api, branches, language, origin, product, version }: PageContext,
): Promise<PageResult | null> {
  const item = await api.read<Item>(apiPaths.item(nanoId, null), version);
  const owner = item && branches.find((one) => one.shortId === item.branchShortId && one.isActive);
  if (!owner) return null;
  const t = pageTexts({ language, branch });
  const path = routes.mapPlace.to(item.nanoId, item.title);
  return {
    status: 404,
    title: item.title || t.notFound,
    description: t.onOtherMap(owner.title),
    canonical: origin + path,
    picture: null,
    jsonLd: [],
    isIndexed: false,
    body: html`<header><h1 lang="de">${item.title || t.notFound}</h1></header><p>${t.onOtherMap(owner.title)}</p><p><a href="${originOf(owner, product)}${path}">${t.mapOf(owner.title)}</a></p><p><a href="${routes.map.to()}">${t.mapOf(branch.title)}</a></p>`,
  };
}
