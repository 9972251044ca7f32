import type { OwnedItem } from '@umkreis/osm-import/region/model.ts';
import type { Point } from '../shared/terrain.ts';
import { draft, rectangle, walls } from './draft.ts';
import { exhibitors } from './stand-names.ts';

/** Stands of sponsors by number. */
const sponsors = new Map([
  [2, ['hauptsponsor']],
  [11, ['presentingPartner']],
  [15, ['patronat']],
]);
/** Size of a stand, m */
export const BOOTH = { wide: 6.4, deep: 5 };
export const permanent = [['geojson:isPermanentlyVisibleOnMap', 'true']] as const;

/** A stand in its hall, with an exhibitor; every ninth is a premium one. */
export function stand(
  {
    branch,
    city,
    heading,
    groundFloor,
  }: { branch: number; city: string; heading: number; groundFloor: Record<string, string> },
  hall: number,
  row: number,
  column: number,
  at: Point,
  columns: number,
  rows: number,
): OwnedItem {
  const index = ((hall - 1) * rows + row) * columns + column;
  const [name, offer, keywords] = exhibitors[(index * 7 + branch) % exhibitors.length]!;
  const round = Math.floor(index / exhibitors.length);
  const standId = `${hall}.${String(row * columns + column + 1).padStart(2, '0')}`;
  const isPremium = index % 9 === 2;
  const title = round === 0 ? name : `${name} ${['Werkstatt', 'Studio', 'Aussenstand', 'Filiale'][(round - 1) % 4]}`;
  const host = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return draft({
    owner: branch,
    ref: `stand-${standId}`,
    title,
    at,
    category: ['Exhibition', isPremium ? 'Sales stand (premium)' : 'Sales stand'],
    city,
    type: 'exhibition',
    hall: `hall-${hall}`,
    tags: [['exhibition', isPremium ? 'premium' : 'light'], ...permanent],
    own: ['aussteller', 'stand', ...(sponsors.get(index) ?? [])],
    details: {
      ...groundFloor,
      standId,
      exhibitionShortOffer: offer,
      exhibitionVisibleSearchKeywords: keywords,
      exhibitionCity: city,
      exhibitionAddress: 'Messeweg 1',
      url: `https://${host}.example`,
      ...(isPremium
        ? {
            exhibitionDescription: `**${title}** zeigt an diesem Stand: ${offer}.\n\nAlles auf dieser Messe ist erfunden.`,
            exhibitionOffer: `Am Stand ${standId} gibt es eine kleine Überraschung.`,
          }
        : {}),
    },
    shapes: [
      rectangle(140, at, heading, BOOTH.wide - 0.5, BOOTH.deep, {
        name: title,
        mainTitleLabel: title,
        subTitleLabel: standId,
        ...groundFloor,
        ...(isPremium ? { fillColor: '#FFF4D6' } : {}),
      }),
      walls(160, at, heading, BOOTH.wide - 0.5, BOOTH.deep, 0.85, groundFloor),
    ],
  });
}
