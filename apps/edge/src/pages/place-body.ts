import { contentLanguageOf } from '@umkreis/contract/content-language.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { RelatedItem } from '@umkreis/contract/item.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { emailAddresses } from '@umkreis/places/details/email-addresses.ts';
import { mailUrl } from '@umkreis/places/details/link.ts';
import { phoneNumbers, phoneUrl } from '@umkreis/places/details/phone-numbers.ts';
import { webLink } from '@umkreis/places/details/web-addresses.ts';
import { isReadDetail } from '@umkreis/places/details/visible-details.ts';
import { eventList } from './event-facts.ts';
import { html, type Html } from './html.ts';
import type { PageContext } from './page-facts.ts';
import { pictureElement } from './picture-element.ts';
import { pageTexts } from './page-texts.ts';
import type { PlaceFacts } from './place-facts.ts';
import { hoursTable } from './place-hours.ts';

type Texts = ReturnType<typeof pageTexts>;

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

/** What the page of a place shows. @param mostEvents that are listed */
export function placeBody(
  facts: PlaceFacts,
  context: PageContext,
  { keys, mostEvents }: { keys: readonly ItemDetailKey[]; mostEvents: number },
): Html {
  const { item, category, kind, title, value, street, city, picture, isClosed, events, visited, operated } = facts;
  const { language } = context;
  const t = pageTexts(context);
  return html`<header><p class="kind">${kind}</p><h1 lang="${contentLanguageOf(context.branch)}">${title}</h1>${isClosed && html`<p><strong>${t.permanentlyClosed}</strong></p>`}</header>${isClosed && category && html`<p>${t.closedText} <a href="${routes.map.to()}?categories=${encodeURIComponent(category.mainCategory)}">${t.othersLike({ category: category.mainCategoryName[language] })}</a></p>`}${
    picture && pictureElement(picture, context, 'eager')
  }${value('shortDescription') && html`<p lang="${contentLanguageOf(context.branch)}">${value('shortDescription')}</p>`}${
    (street || city) &&
    html`<section><h2>${t.address}</h2><address lang="${contentLanguageOf(context.branch)}">${street}${street && city && html`<br>`}${city}</address></section>`
  }${contact(facts, t)}${visited && hoursTable(t.hours, visited.value, visited.facts.week, context)}${
    operated && hoursTable(t.operatingHours, operated.value, operated.facts.week, context)
  }${eventList(events, context, mostEvents)}${details(facts, keys, context)}${related(
    t.partOf,
    item.itemParents.filter((one) => one.relationshipId !== RELATED),
    context,
  )}${related(
    t.related,
    [...item.itemChildren, ...item.itemParents.filter((one) => one.relationshipId === RELATED)],
    context,
  )}`;
}

function contact({ value, link }: PlaceFacts, t: Texts): Html | null {
  const url = link('url');
  const { numbers } = phoneNumbers(value('phone') ?? '');
  const { addresses } = emailAddresses(value('email') ?? '');
  if (numbers.length + addresses.length === 0 && !url) return null;
  return html`<section><h2>${t.contact}</h2><ul>${numbers.map((number) => html`<li><a href="${phoneUrl(number)}">${number.text}</a></li>`)}${url && html`<li><a href="${url}" rel="noopener">${t.website}</a></li>`}${addresses.map((mail) => html`<li><a href="${mailUrl(mail)}">${mail}</a></li>`)}</ul></section>`;
}

const linkOf = (href: string | null, title: string) => href && html`<a href="${href}" rel="noopener">${title}</a>`;

function details({ item }: PlaceFacts, keys: readonly ItemDetailKey[], context: PageContext): Html | null {
  const { language } = context;
  const t = pageTexts(context);
  const listed = item.itemDetails.flatMap((detail) => {
    const key = keys.find((one) => one.id === detail.dataKeyV2);
    return key && isReadDetail(key) && !separateDetails.has(key.keyName) ? [{ key, detail }] : [];
  });
  if (listed.length === 0) return null;
  return html`<section><h2>${t.details}</h2><dl>${listed.map(
    ({ key, detail }) =>
      html`<dt>${key.keyTitle[language]}</dt><dd lang="${contentLanguageOf(context.branch)}">${
        key.type === 'url'
          ? linkOf(webLink(key.keyName, detail.dataValue), key.keyTitle[language])
          : html`${detail.dataValue}${detail.dataValueUnit && ` ${detail.dataValueUnit}`}`
      }</dd>`,
  )}</dl></section>`;
}

function related(heading: string, list: readonly RelatedItem[], { branch }: Pick<PageContext, 'branch'>): Html | null {
  const named = list.filter((one) => one.title);
  return named.length === 0
    ? null
    : html`<section><h2>${heading}</h2><ul lang="${contentLanguageOf(branch)}">${named.map((one) => html`<li><a href="${routes.mapPlace.to(one.nanoId, one.title)}">${one.title}</a></li>`)}</ul></section>`;
}
