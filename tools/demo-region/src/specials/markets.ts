import type { OwnedItem } from '@umkreis/osm-import/region/model.ts';
import { fleaMarket } from '@umkreis/taxonomy/tag-values.ts';
import type { Point } from '../shared/terrain.ts';
import { draft, onPlan, rectangle } from './draft.ts';

const permanent = [['geojson:isPermanentlyVisibleOnMap', 'true']] as const;
const stalls: readonly (readonly [string, string])[] = [
  ['Gemüse Wiesenhof', 'Gemüse der Woche'],
  ['Käse Rotalp', 'Bergkäse und Butter'],
  ['Brot Holzofen', 'Sauerteig und Nussbrot'],
  ['Honig Moser', 'Honig und Kerzen'],
  ['Fisch vom Lärchsee', 'Forelle, geräuchert'],
  ['Blumenwagen', 'Sträusse'],
  ['Kräuterstand', 'Tee und Salben'],
  ['Wurst Kofler', 'Speck und Kaminwurzen'],
  ['Obst Egger', 'Äpfel, Birnen, Most'],
  ['Pasta Bella Valle', 'Frische Nudeln'],
  ['Eierhof Danner', 'Eier und Teigwaren'],
  ['Beerenhof', 'Beeren und Konfitüre'],
];

const clock = (category: string) => (category === 'wochenmarkt' ? 'Sa 08:00-13:00' : 'Su 08:00-17:00');

/** Stalls in two rows on the square. */
export function weeklyMarket(at: Point): OwnedItem[] {
  const plan = onPlan(at, 0.2);
  return [
    ...stalls.map(([title, offer], index) =>
      draft({
        owner: 18,
        ref: `stall-${index}`,
        title,
        at: plan((index % 6) * 7 - 17.5, index < 6 ? 5 : -5),
        category: ['Shopping', 'Sales stand'],
        details: { hours: clock('wochenmarkt'), shortDescription: offer, standId: String(index + 1) },
        tags: permanent,
        shapes: [
          rectangle(140, plan((index % 6) * 7 - 17.5, index < 6 ? 5 : -5), 0.2, 5.4, 3.6, {
            name: title,
            mainTitleLabel: title,
          }),
        ],
      }),
    ),
    draft({
      owner: 18,
      ref: 'coffee',
      title: 'Marktkaffee',
      at: plan(26, 0),
      category: ['Eating', 'Snack stand'],
      details: { hours: clock('wochenmarkt') },
    }),
    draft({ owner: 18, ref: 'square', title: 'Marktplatz Aubach', at: plan(0, 0), category: ['Place', 'Square'] }),
  ];
}

const sellers = [
  'Familie Amann',
  'Brockenstube',
  'Omas Dachboden',
  'Kisten & Kästen',
  'Plattenkiste',
  'Bücherwurm',
  'Kinderkram',
  'Werkzeugwand',
  'Schatztruhe',
  'Stoff & Faden',
];

/** Flea market: each stand with its kind of goods and its time. */
export function fleaMarketStands(at: Point): OwnedItem[] {
  const plan = onPlan(at, -0.3);
  return fleaMarket.flatMap(([value, de], index) =>
    [0, 1].map((side) => {
      const number = index * 2 + side + 1;
      const spot = plan((number % 10) * 5.5 - 25, Math.floor(number / 10) * 8 - 16);
      return draft({
        owner: 24,
        ref: `stand-${number}`,
        title: `${sellers[number % sellers.length]} · ${de}`,
        at: spot,
        category: ['Shopping', 'Sales stand'],
        tags: [['fleaMarket', value], ...permanent],
        own: [side === 0 ? 'varA' : 'varB'],
        details: { standId: String(number), hours: side === 0 ? 'Su 08:00-12:00' : 'Su 12:00-17:00' },
        shapes: [rectangle(140, spot, -0.3, 4.4, 3.2, { name: String(number), mainTitleLabel: String(number) })],
      });
    }),
  );
}
