import type { Tags } from '@umkreis/osm-import/shared/osm-data.ts';
import type { Business } from './business.ts';

const wheelchair: readonly Tags[] = [{ wheelchair: 'yes' }, { wheelchair: 'yes' }, { wheelchair: 'limited' }, {}];

const shopHours = [
  'Mo-Fr 08:30-12:00,13:30-18:30; Sa 08:30-16:00; PH off',
  'Mo-Fr 09:00-18:30; Sa 09:00-17:00; PH off',
  'Tu-Fr 09:00-12:00,14:00-18:00; Sa 09:00-13:00; PH off',
];

/** Shops of the valley. */
export const shops: readonly Business[] = [
  {
    tags: { shop: 'bakery' },
    perThousand: 0.8,
    from: 380,
    hours: ['Mo-Fr 06:00-18:00; Sa 06:00-14:00; Su 07:00-11:00', 'Tu-Sa 06:00-12:30,14:30-18:00'],
    names: ['Bäckerei *', 'Backstube *', 'Holzofenbäckerei *'],
    extras: wheelchair,
    texts: ['Brot aus dem Holzofen und Nussgipfel.', 'Ab sechs Uhr warmes Brot.'],
  },
  {
    tags: { shop: 'supermarket' },
    perThousand: 0.5,
    from: 650,
    hours: ['Mo-Fr 07:30-19:00; Sa 07:30-18:00; PH off'],
    names: ['Talmarkt', 'Frischmarkt *', 'Dorfmarkt'],
    extras: [{ wheelchair: 'yes' }],
    texts: ['Alles für den Tag, viel davon aus dem Tal.'],
  },
  {
    tags: { shop: 'butcher' },
    perThousand: 0.4,
    from: 800,
    hours: shopHours,
    names: ['Metzgerei *', 'Dorfmetzg *'],
    texts: ['Würste und Speck aus eigener Räucherei.'],
  },
  {
    tags: { shop: 'farm' },
    perThousand: 0.9,
    from: 300,
    hours: ['24/7', 'Fr 14:00-18:00; Sa 09:00-12:00', 'Mo-Su 08:00-20:00'],
    names: ['Hofladen *', 'Hofladen Wiesenhof', 'Milchhüsle *'],
    texts: ['Käse, Eier und Most, mit Kasse des Vertrauens.', 'Gemüse vom Feld nebenan.'],
  },
  {
    tags: { shop: 'clothes' },
    perThousand: 0.6,
    from: 1300,
    hours: shopHours,
    names: ['Mode *', 'Trachten *', 'Boutique Fadenlauf'],
    extras: wheelchair,
    texts: ['Kleidung für Alltag, Fest und Berg.'],
  },
  {
    tags: { shop: 'sports' },
    perThousand: 0.5,
    from: 650,
    hours: ['Mo-Fr 08:30-18:30; Sa 08:00-17:00; Dec-Mar: Su 08:00-12:00'],
    names: ['Sport *', 'Bergsport Lärch'],
    texts: ['Verkauf und Verleih für Sommer und Winter.'],
  },
  {
    tags: { shop: 'books' },
    perThousand: 0.2,
    from: 1900,
    hours: shopHours,
    names: ['Buchhandlung Leselicht', 'Bücher *'],
    texts: ['Karten, Krimis, Kinderbücher.'],
  },
  {
    tags: { shop: 'florist' },
    perThousand: 0.3,
    from: 1100,
    hours: shopHours,
    names: ['Blumen *', 'Blütenwerk'],
    texts: ['Sträusse aus der eigenen Gärtnerei.'],
  },
  {
    tags: { shop: 'bicycle', 'service:bicycle:repair': 'yes' },
    perThousand: 0.3,
    from: 1300,
    hours: shopHours,
    names: ['Velo *', 'Radwerk Aubach'],
    texts: ['Verkauf, Verleih und Werkstatt.'],
  },
  {
    tags: { shop: 'gift' },
    perThousand: 0.3,
    from: 1300,
    hours: shopHours,
    names: ['Handgemacht im Tal', 'Lärchenladen'],
    texts: ['Mitbringsel aus den Werkstätten des Tals.'],
  },
  {
    tags: { shop: 'optician' },
    perThousand: 0.2,
    from: 1900,
    hours: shopHours,
    names: ['Optik *'],
    texts: ['Brillen und Linsen.'],
  },
  {
    tags: { shop: 'furniture' },
    perThousand: 0.2,
    from: 1600,
    hours: shopHours,
    names: ['Wohnwerk *'],
    texts: ['Möbel aus heimischem Holz.'],
  },
  {
    tags: { amenity: 'pharmacy' },
    perThousand: 0.3,
    from: 1300,
    hours: ['Mo-Fr 08:00-12:00,13:30-18:30; Sa 08:00-13:00; PH off'],
    names: ['Lärchen-Apotheke', 'Apotheke am Platz', 'See-Apotheke'],
    extras: [{ wheelchair: 'yes' }],
    texts: ['Beratung, Hausspezialitäten, Notdienst im Wechsel.'],
  },
];
