import type { Tags } from '@umkreis/osm-import/osm-data.ts';

export interface Business {
  tags: Tags;
  /** Full names, or with '*' for a family name. */
  names: readonly string[];
  /** How many in a village of a thousand people; at least one from `from` people on. */
  perThousand: number;
  from: number;
  hours: readonly string[];
  texts: readonly string[];
  /** One of these is drawn for each. */
  extras?: readonly Tags[];
}

export const families = ['Amann', 'Berger', 'Danner', 'Egger', 'Falkner', 'Gruber', 'Hosp', 'Jäger', 'Kofler', 'Lechner', 'Moser', 'Nagel', 'Ortner', 'Prantl', 'Reiter', 'Schatz',
  'Thaler', 'Unterberger', 'Vogler', 'Wachter', 'Zangerl', 'Brunner', 'Stocker', 'Pichler', 'Rainer', 'Steiner', 'Hofer', 'Auer'];

const shopHours = ['Mo-Fr 08:30-12:00,13:30-18:30; Sa 08:30-16:00; PH off', 'Mo-Fr 09:00-18:30; Sa 09:00-17:00; PH off', 'Tu-Fr 09:00-12:00,14:00-18:00; Sa 09:00-13:00; PH off'];
const officeHours = ['Mo-Fr 08:00-12:00,13:30-17:30; PH off', 'Mo-Th 08:00-12:00,13:30-17:00; Fr 08:00-16:00; PH off'];
const gastroHours = ['Tu-Sa 11:30-14:00,17:30-22:30; Su 11:30-20:00', 'We-Su 10:00-23:00', 'Mo-Fr 11:00-14:00,17:00-23:00; Sa 17:00-24:00', 'Th-Mo 11:30-21:30', 'Mo-Su 10:00-22:00'];
const wheelchair: readonly Tags[] = [{ wheelchair: 'yes' }, { wheelchair: 'yes' }, { wheelchair: 'limited' }, {}];
const gastroExtras: readonly Tags[] = [
  { cuisine: 'regional', outdoor_seating: 'yes', wheelchair: 'yes' }, { cuisine: 'regional;game', 'diet:vegetarian': 'yes' }, { cuisine: 'italian;pizza', takeaway: 'yes', delivery: 'yes' },
  { cuisine: 'alpine;fondue', outdoor_seating: 'yes' }, { cuisine: 'thai', takeaway: 'yes', 'diet:vegan': 'yes' }, { cuisine: 'burger;grill', takeaway: 'yes', outdoor_seating: 'yes' },
  { cuisine: 'fish;regional', outdoor_seating: 'yes', wheelchair: 'yes' }, { cuisine: 'austrian;schnitzel', wheelchair: 'limited' }, { cuisine: 'vegetarian', 'diet:vegan': 'yes', takeaway: 'yes' },
];

/** What a village has, by size. */
export const businesses: readonly Business[] = [
  { tags: { amenity: 'restaurant' }, perThousand: 2.6, from: 300, hours: gastroHours, extras: gastroExtras,
    names: ['Gasthof Adler', 'Gasthof Krone', 'Zum Hirschen', 'Restaurant Linde', 'Gasthof Löwen', 'Zur Sonne', 'Gasthof Rössle', 'Restaurant Traube', 'Gasthof Ochsen', 'Zum Schwanen', 'Restaurant Mühle',
      'Gasthof Engel', 'Trattoria Bella Valle', 'Restaurant Bahnhof', 'Lärchenstube', 'Restaurant Uferblick', 'Zum Alten Zoll', 'Restaurant Sternen', 'Gasthof Bären', 'Stube *', 'Wirtschaft zur Brücke', 'Restaurant Seegarten'],
    texts: ['Täglich frische Küche mit Zutaten aus dem Tal.', 'Bekannt für Wild im Herbst und die grosse Terrasse.', 'Kleine Karte, grosser Garten, hausgemachte Kuchen.', 'Familienbetrieb in dritter Generation.', 'Mittagsmenü unter der Woche, Sonntagsbraten am Wochenende.'] },
  { tags: { amenity: 'cafe' }, perThousand: 0.9, from: 400, hours: ['Mo-Sa 07:00-18:30; Su 08:00-17:00', 'Tu-Su 08:00-18:00', 'Mo-Fr 06:30-18:00; Sa 07:00-14:00'],
    names: ['Café am Platz', 'Kaffeehaus *', 'Café Lärche', 'Café Seeblick', 'Tagescafé Sonne', 'Café Morgenrot', 'Rösterei *'], extras: [{ outdoor_seating: 'yes', 'drink:tea': 'yes', cuisine: 'coffee_shop;cake' }, { internet_access: 'wlan', cuisine: 'cake;breakfast', wheelchair: 'yes' }],
    texts: ['Kaffee aus eigener Röstung und Kuchen vom Blech.', 'Frühstück bis elf, danach Kuchen.', 'Ruhiger Garten hinter dem Haus.'] },
  { tags: { amenity: 'fast_food' }, perThousand: 0.4, from: 1100, hours: ['Mo-Sa 11:00-21:00', 'Mo-Su 11:00-22:00'], names: ['Imbiss am Bahnhof', 'Dönerhaus Aubach', 'Talgrill', 'Wurststand *'],
    extras: [{ cuisine: 'kebab', takeaway: 'yes', delivery: 'yes' }, { cuisine: 'sausage', takeaway: 'only' }, { cuisine: 'burger', takeaway: 'yes' }], texts: ['Schnell, frisch, zum Mitnehmen.'] },
  { tags: { amenity: 'ice_cream', cuisine: 'ice_cream', takeaway: 'yes' }, perThousand: 0.2, from: 1600, hours: ['Apr-Oct: Mo-Su 11:00-21:00'], names: ['Gelateria Lago', 'Eisdiele Polar'], texts: ['Vierzehn Sorten, alle selbst gemacht.'] },
  { tags: { amenity: 'bar' }, perThousand: 0.5, from: 800, hours: ['We-Sa 17:00-01:00', 'Mo-Sa 16:00-24:00', 'Th-Sa 18:00-02:00'], names: ['Bar Nachtfalter', 'Bar Kellerloch', 'Vinothek *', 'Bar Alpenglühn'],
    extras: [{ 'drink:spritz': 'yes', 'drink:wine': 'yes' }, { 'drink:beer': 'yes', 'drink:gin': 'yes' }], texts: ['Abends Musik, donnerstags Quiz.'] },
  { tags: { shop: 'bakery' }, perThousand: 0.8, from: 380, hours: ['Mo-Fr 06:00-18:00; Sa 06:00-14:00; Su 07:00-11:00', 'Tu-Sa 06:00-12:30,14:30-18:00'], names: ['Bäckerei *', 'Backstube *', 'Holzofenbäckerei *'], extras: wheelchair, texts: ['Brot aus dem Holzofen und Nussgipfel.', 'Ab sechs Uhr warmes Brot.'] },
  { tags: { shop: 'supermarket' }, perThousand: 0.5, from: 650, hours: ['Mo-Fr 07:30-19:00; Sa 07:30-18:00; PH off'], names: ['Talmarkt', 'Frischmarkt *', 'Dorfmarkt'], extras: [{ wheelchair: 'yes' }], texts: ['Alles für den Tag, viel davon aus dem Tal.'] },
  { tags: { shop: 'butcher' }, perThousand: 0.4, from: 800, hours: shopHours, names: ['Metzgerei *', 'Dorfmetzg *'], texts: ['Würste und Speck aus eigener Räucherei.'] },
  { tags: { shop: 'farm' }, perThousand: 0.9, from: 300, hours: ['24/7', 'Fr 14:00-18:00; Sa 09:00-12:00', 'Mo-Su 08:00-20:00'], names: ['Hofladen *', 'Hofladen Wiesenhof', 'Milchhüsle *'], texts: ['Käse, Eier und Most, mit Kasse des Vertrauens.', 'Gemüse vom Feld nebenan.'] },
  { tags: { shop: 'clothes' }, perThousand: 0.6, from: 1300, hours: shopHours, names: ['Mode *', 'Trachten *', 'Boutique Fadenlauf'], extras: wheelchair, texts: ['Kleidung für Alltag, Fest und Berg.'] },
  { tags: { shop: 'sports' }, perThousand: 0.5, from: 650, hours: ['Mo-Fr 08:30-18:30; Sa 08:00-17:00; Dec-Mar: Su 08:00-12:00'], names: ['Sport *', 'Bergsport Lärch'], texts: ['Verkauf und Verleih für Sommer und Winter.'] },
  { tags: { shop: 'books' }, perThousand: 0.2, from: 1900, hours: shopHours, names: ['Buchhandlung Leselicht', 'Bücher *'], texts: ['Karten, Krimis, Kinderbücher.'] },
  { tags: { shop: 'florist' }, perThousand: 0.3, from: 1100, hours: shopHours, names: ['Blumen *', 'Blütenwerk'], texts: ['Sträusse aus der eigenen Gärtnerei.'] },
  { tags: { shop: 'bicycle', 'service:bicycle:repair': 'yes' }, perThousand: 0.3, from: 1300, hours: shopHours, names: ['Velo *', 'Radwerk Aubach'], texts: ['Verkauf, Verleih und Werkstatt.'] },
  { tags: { shop: 'gift' }, perThousand: 0.3, from: 1300, hours: shopHours, names: ['Handgemacht im Tal', 'Lärchenladen'], texts: ['Mitbringsel aus den Werkstätten des Tals.'] },
  { tags: { shop: 'optician' }, perThousand: 0.2, from: 1900, hours: shopHours, names: ['Optik *'], texts: ['Brillen und Linsen.'] },
  { tags: { shop: 'furniture' }, perThousand: 0.2, from: 1600, hours: shopHours, names: ['Wohnwerk *'], texts: ['Möbel aus heimischem Holz.'] },
  { tags: { amenity: 'pharmacy' }, perThousand: 0.3, from: 1300, hours: ['Mo-Fr 08:00-12:00,13:30-18:30; Sa 08:00-13:00; PH off'], names: ['Lärchen-Apotheke', 'Apotheke am Platz', 'See-Apotheke'], extras: [{ wheelchair: 'yes' }], texts: ['Beratung, Hausspezialitäten, Notdienst im Wechsel.'] },
  { tags: { shop: 'hairdresser' }, perThousand: 0.7, from: 400, hours: ['Tu-Fr 08:30-18:00; Sa 08:00-14:00'], names: ['Coiffeur *', 'Haarwerk *', 'Salon *'], texts: ['Mit und ohne Anmeldung.'] },
  { tags: { shop: 'beauty' }, perThousand: 0.2, from: 1300, hours: officeHours, names: ['Kosmetik *'], texts: ['Anmeldung erbeten.'] },
  { tags: { shop: 'car_repair' }, perThousand: 0.4, from: 650, hours: officeHours, names: ['Garage *', 'Auto *'], texts: ['Alle Marken, auch Pannendienst.'] },
  { tags: { amenity: 'doctors' }, perThousand: 0.5, from: 650, hours: ['Mo-Fr 08:00-12:00; Mo,Tu,Th 14:00-17:00; PH off'], names: ['Praxis Dr. *', 'Hausarztpraxis *'], extras: [{ wheelchair: 'yes' }], texts: ['Termine nach Anmeldung.'] },
  { tags: { amenity: 'dentist' }, perThousand: 0.25, from: 1300, hours: officeHours, names: ['Zahnarztpraxis *'], texts: ['Termine nach Anmeldung.'] },
  { tags: { healthcare: 'physiotherapist' }, perThousand: 0.25, from: 1100, hours: officeHours, names: ['Physiotherapie *'], texts: ['Termine nach Anmeldung.'] },
  { tags: { amenity: 'bank' }, perThousand: 0.3, from: 1100, hours: officeHours, names: ['Talbank', 'Sparkasse Lärchtal'], extras: [{ wheelchair: 'yes' }], texts: ['Mit Geldautomat im Foyer.'] },
  { tags: { craft: 'carpenter' }, perThousand: 0.6, from: 300, hours: officeHours, names: ['Schreinerei *', 'Tischlerei *', 'Holzbau *'], texts: ['Möbel, Türen und Stuben aus Lärche und Zirbe.'] },
  { tags: { craft: 'electrician' }, perThousand: 0.3, from: 650, hours: officeHours, names: ['Elektro *'], texts: ['Planung, Einbau, Notdienst.'] },
  { tags: { craft: 'plumber' }, perThousand: 0.3, from: 650, hours: officeHours, names: ['Sanitär *', 'Haustechnik *'], texts: ['Wasser, Wärme, Bad.'] },
  { tags: { craft: 'painter' }, perThousand: 0.2, from: 1100, hours: officeHours, names: ['Malerei *'], texts: ['Innen und aussen.'] },
  { tags: { craft: 'cheese' }, perThousand: 0.3, from: 370, hours: ['Mo-Sa 07:30-11:30,17:00-18:30'], names: ['Dorfkäserei', 'Sennerei *'], texts: ['Bergkäse, sechs bis achtzehn Monate gereift.'] },
  { tags: { craft: 'brewery' }, perThousand: 0.1, from: 3000, hours: ['Fr-Sa 15:00-21:00'], names: ['Talbräu'], texts: ['Führung und Ausschank am Wochenende.'] },
  { tags: { office: 'insurance' }, perThousand: 0.2, from: 1300, hours: officeHours, names: ['Versicherungsbüro *'], texts: ['Beratung nach Anmeldung.'] },
  { tags: { office: 'architect' }, perThousand: 0.3, from: 1100, hours: officeHours, names: ['Architektur *', 'Atelier *'], texts: ['Bauen im Bestand, Holz, Landschaft.'] },
  { tags: { office: 'tax_advisor' }, perThousand: 0.2, from: 1300, hours: officeHours, names: ['Treuhand *'], texts: ['Buchhaltung und Steuern.'] },
  { tags: { office: 'it' }, perThousand: 0.2, from: 1600, hours: officeHours, names: ['Talnetz Informatik', 'Bitwerk *'], texts: ['Netze, Rechner, Hilfe.'] },
  { tags: { tourism: 'hotel' }, perThousand: 1, from: 370, hours: [], names: ['Hotel Lärchenhof', 'Hotel Seehof', 'Hotel Alpenblick', 'Hotel Post', 'Berghotel *', 'Hotel Talhof', 'Hotel Sonnwend', 'Parkhotel Aubach'], extras: [{ stars: '3', wheelchair: 'yes' }, { stars: '4', wheelchair: 'yes' }, { stars: '3' }], texts: ['Ruhige Zimmer, Hallenbad, Frühstück bis elf.', 'Familienzimmer und Skikeller.', 'Am Wasser, mit eigenem Badesteg.'] },
  { tags: { tourism: 'guest_house' }, perThousand: 0.9, from: 300, hours: [], names: ['Pension *', 'Gästehaus *', 'Haus Enzian', 'Haus Abendruh'], texts: ['Zimmer mit Frühstück und Blick ins Tal.'] },
  { tags: { tourism: 'apartment' }, perThousand: 1.4, from: 300, hours: [], names: ['Ferienwohnung *', 'Ferienhaus *', 'Chalet *'], texts: ['Für zwei bis sechs Gäste.'] },
  { tags: { club: 'sport' }, perThousand: 0.3, from: 600, hours: [], names: ['Sportverein Lärchtal', 'Turnverein', 'Skiclub Lärchtal'], texts: ['Training für alle Altersstufen.'] },
];
