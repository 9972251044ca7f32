import type { OwnedItem } from '@umkreis/osm-import/region/model.ts';
import { riverLine, type Point } from '../shared/terrain.ts';
import { villageNamed } from '../valley/villages.ts';
import { draft, type DraftInput } from './draft.ts';

const office = 'Mo-Fr 08:00-12:00,13:30-17:00; PH off';
const near = (village: string, x: number, y: number): Point => {
  const { centre } = villageNamed(village);
  return [centre[0] + x, centre[1] + y];
};
const contact = (host: string, last: string) => ({
  hours: office,
  phone: `+423 555 70 ${last}`,
  url: `https://${host}.example`,
  email: `info@${host}.example`,
});

/** Tourism of the valley */
const tourism: readonly DraftInput[] = [
  {
    owner: 14,
    ref: 'office',
    title: 'Lärchtal Tourismus',
    at: near('Aubach', 40, -46),
    category: ['Information', 'Tourist office'],
    details: {
      ...contact('laerchtal', '10'),
      shortDescription: 'Karten, Tickets, Betten. Dieses Tal ist eine Demonstration.',
    },
  },
  {
    owner: 14,
    ref: 'tour',
    title: 'Dorfführung Aubach',
    at: near('Aubach', -30, 20),
    category: ['Experience', 'Guided tour'],
    details: { usefulInformation: 'Treffpunkt Dorfbrunnen, jeden Mittwoch um zehn.' },
  },
  {
    owner: 14,
    ref: 'tasting',
    title: 'Käsedegustation',
    at: near('Steinwald', 20, 30),
    category: ['Experience', 'Tasting'],
    details: { eventPriceNotes: '18 Franken' },
  },
  {
    owner: 14,
    ref: 'lookout',
    title: 'Lärchturm',
    at: near('Sonnrain', 160, 190),
    category: ['Sights', 'Observation tower'],
    details: { height: '31', shortDescription: 'Hundertzwölf Stufen aus Lärchenholz.' },
    tags: [['topChoice', 'true']],
    city: 'Sonnrain',
  },
];

/** Electricity, water and construction sites */
const utilities: readonly DraftInput[] = [
  {
    owner: 15,
    ref: 'office',
    title: 'Werke Lärchtal, Kundencenter',
    at: near('Aubach', -110, -70),
    category: ['Service', 'Utility'],
    details: contact('werke-laerchtal', '20'),
  },
  {
    owner: 15,
    ref: 'hydro',
    title: 'Wasserkraftwerk Lärch',
    at: [4200, riverLine(4200) - 30],
    category: ['Service', 'Utility'],
    details: { established: '1927', usefulInformation: 'Führungen auf Anfrage.' },
    city: 'Steinwald',
  },
  {
    owner: 15,
    ref: 'reservoir',
    title: 'Reservoir Sonnrain',
    at: near('Sonnrain', -60, 210),
    category: ['Service', 'Water supply'],
    city: 'Sonnrain',
  },
  {
    owner: 15,
    ref: 'works',
    title: 'Leitungsbau Dorfstrasse',
    at: near('Aubach', 120, 60),
    category: ['Transport', 'Construction site'],
    details: { importantNote: 'Einspurig bis Monatsende' },
  },
];

/** The trade association with some members, and the travel agency */
const businesses: readonly DraftInput[] = [
  {
    owner: 16,
    ref: 'office',
    title: 'Gewerbeverein Lärchtal',
    at: near('Aubach', 90, 30),
    category: ['Service', 'Association'],
    details: contact('gewerbe-laerchtal', '30'),
  },
  {
    owner: 16,
    ref: 'carpenter',
    title: 'Holzbau Lärchtal',
    at: near('Aubach', 150, -34),
    category: ['Craft & Produce', 'Carpenter'],
    own: ['branchenverzeichnis', 'gutscheine'],
    details: { ...contact('holzbau-laerchtal', '31'), importantNote: 'Gutschein: ein Schneidbrett zu jedem Auftrag' },
  },
  {
    owner: 16,
    ref: 'winery',
    title: 'Weingut Südhang',
    at: near('Sonnrain', -90, -60),
    category: ['Craft & Produce', 'Winery'],
    own: ['branchenverzeichnis', 'gutscheine'],
    details: { ...contact('weingut-suedhang', '32'), importantNote: 'Gutschein: Verkostung zu zweit' },
    city: 'Sonnrain',
  },
  {
    owner: 17,
    ref: 'office',
    title: 'Reisebüro Fernblick',
    at: near('Aubach', 66, -20),
    category: ['Service', 'Travel agency'],
    details: { ...contact('fernblick', '40'), shortDescription: 'Weit weg und wieder heim.' },
  },
  {
    owner: 17,
    ref: 'branch',
    title: 'Fernblick am See',
    at: near('Seedorf', 30, -60),
    category: ['Service', 'Travel agency'],
    details: contact('fernblick', '41'),
    city: 'Seedorf',
  },
];

/** Hiking and events */
const leisure: readonly DraftInput[] = [
  {
    owner: 19,
    ref: 'trailhead',
    title: 'Wanderland-Start Sonnrain',
    at: near('Sonnrain', 12, 40),
    category: ['Information', 'Board'],
    city: 'Sonnrain',
  },
  {
    owner: 19,
    ref: 'trail',
    title: 'Zwergenweg',
    at: near('Lärchegg', -80, 160),
    category: ['Experience', 'Adventure trail'],
    details: { activityWayLength: '2.4' },
    tags: [['topChoice', 'true']],
    city: 'Lärchegg',
  },
  {
    owner: 20,
    ref: 'pier',
    title: 'Seebühne Seedorf',
    at: near('Seedorf', 60, -130),
    category: ['Event', 'Stage'],
    city: 'Seedorf',
  },
  {
    owner: 20,
    ref: 'boat',
    title: 'Rundfahrt MS Lärche',
    at: near('Seedorf', 10, -150),
    category: ['Experience', 'Boat trip'],
    details: { operatingHours: 'May 01-Sep 30: 10:00-18:00', eventPriceNotes: '12 Franken' },
    city: 'Seedorf',
  },
];

const naturePark: readonly DraftInput[] = [
  {
    owner: 23,
    ref: 'centre',
    title: 'Naturparkhaus',
    at: near('Hintertal', 40, 60),
    category: ['Education & Science', 'Research'],
    details: { hours: 'We-Su 10:00-17:00', url: 'https://naturpark-laerchtal.example' },
    city: 'Hintertal',
  },
  {
    owner: 23,
    ref: 'bog',
    title: 'Tannmoos, Hochmoor',
    at: near('Tannmoos', 260, -120),
    category: ['Nature & Landscape', 'Wetland'],
    city: 'Tannmoos',
    details: { shortDescription: 'Bohlenweg mit acht Tafeln.' },
  },
  {
    owner: 23,
    ref: 'waterfall',
    title: 'Kaltbachfall',
    at: near('Hintertal', -300, 520),
    category: ['Nature & Landscape', 'Waterfall'],
    city: 'Hintertal',
    details: { height: '46' },
    tags: [['topChoice', 'true']],
  },
];

/** Waste disposal, hotels and the ski museum */
const associations: readonly DraftInput[] = [
  {
    owner: 26,
    ref: 'yard',
    title: 'Werkhof und Deponie Lärchtal',
    at: near('Mühlgrund', 180, -120),
    category: ['Service', 'Waste disposal'],
    details: { hours: 'Mo-Fr 07:30-11:45,13:15-17:00; Sa 08:00-12:00' },
    city: 'Mühlgrund',
  },
  {
    owner: 26,
    ref: 'office',
    title: 'Abfallverband Lärchtal',
    at: near('Mühlgrund', 40, -30),
    category: ['Service', 'Utility'],
    details: contact('abfall-laerchtal', '60'),
    city: 'Mühlgrund',
  },
  {
    owner: 27,
    ref: 'office',
    title: 'Hotellerie Lärchtal',
    at: near('Aubach', 30, 70),
    category: ['Service', 'Association'],
    details: contact('hotellerie-laerchtal', '65'),
  },
  {
    owner: 28,
    ref: 'museum',
    title: 'Skimuseum Lärchtal',
    at: near('Lärchegg', -30, 30),
    category: ['Entertainment & Culture', 'Museum'],
    details: { hours: 'Dec-Apr: We-Su 14:00-18:00' },
    city: 'Lärchegg',
  },
];

/** Items of tourism bodies, utilities, associations and the travel agency. */
export const offices = (): OwnedItem[] =>
  [...tourism, ...utilities, ...businesses, ...leisure, ...naturePark, ...associations].map(draft);
