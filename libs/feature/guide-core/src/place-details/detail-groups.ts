import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { ItemDetail } from '@umkreis/contract/item.ts';
import { isReadDetail } from '@umkreis/places/details/visible-details.ts';
import { isWayDetail } from '@umkreis/places/walks/way-facts.ts';
import { isSocial } from '@umkreis/places/details/social-links.ts';

export interface DetailWithKey {
  detail: ItemDetail;
  key: ItemDetailKey;
}

export interface DetailGroups {
  note: DetailWithKey | null;
  lead: DetailWithKey | null;
  hours: DetailWithKey[];
  phones: DetailWithKey[];
  emails: DetailWithKey[];
  website: DetailWithKey | null;
  /** A picture on another site */
  picture: DetailWithKey | null;
  /** Menus, tickets, reservations and orders */
  offers: DetailWithKey[];
  social: DetailWithKey[];
  /** Panoramas on this or another site */
  views: DetailWithKey[];
  texts: DetailWithKey[];
  facts: DetailWithKey[];
}

/** Orders, reservations and bookings come before reading matter. */
const first = [
  'tableDirectly',
  'opentable',
  'takeoutDirectly',
  'deliveryDirectly',
  'deliveryEatch',
  'deliveryEtingo',
  'directly',
  'booking',
  'airbnb',
  'eventBuyTicketsUrl',
  'usageRequestDirectly',
  'menu',
  'menuDrinks',
];
/** Shown at the top of the card. */
const stated = new Set(['importantNote', 'standId']);
/** Links with a section of their own */
const ownSection = new Set(['url', 'view360', 'pictureUrl']);
const leads = ['shortDescription', 'exhibitionShortOffer'];

/** Groups a place's details by the sections of its card, in the order of the key catalogue. */
export function detailGroups(details: readonly ItemDetail[], keys: ReadonlyMap<string, ItemDetailKey>): DetailGroups {
  const order = new Map([...keys.keys()].map((id, at) => [id, at]));
  const visibleDetails = details
    .flatMap((detail) => {
      const key = keys.get(detail.dataKeyV2);
      return key && isReadDetail(key) ? [{ detail, key }] : [];
    })
    .toSorted((a, b) => order.get(a.key.id)! - order.get(b.key.id)!);
  const named = (name: string) => visibleDetails.find(({ key }) => key.keyName === name) ?? null;
  const typed = (type: ItemDetailKey['type']) => visibleDetails.filter(({ key }) => key.type === type);
  const links = typed('url').filter(({ key }) => !ownSection.has(key.keyName));
  const rank = ({ key }: DetailWithKey) => (first.includes(key.keyName) ? first.indexOf(key.keyName) : first.length);
  const lead = leads.map(named).find((found) => found !== null) ?? null;
  return {
    note: named('importantNote'),
    lead,
    hours: typed('hours'),
    phones: typed('phone'),
    emails: typed('email'),
    website: named('url'),
    picture: named('pictureUrl'),
    offers: links.filter(({ key }) => !isSocial(key.keyName)).toSorted((a, b) => rank(a) - rank(b)),
    social: links.filter(({ key }) => isSocial(key.keyName)),
    views: typed('url').filter(({ key }) => key.keyName === 'view360'),
    texts: typed('markdown'),
    facts: visibleDetails.filter(
      (row) =>
        ['text', 'number', 'date'].includes(row.key.type) &&
        row !== lead &&
        !stated.has(row.key.keyName) &&
        !isWayDetail(row.key.keyName),
    ),
  };
}
