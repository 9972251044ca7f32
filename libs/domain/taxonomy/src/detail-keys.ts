import { detailKeyId, iconId } from './ids.ts';

type DetailType = 'number' | 'text' | 'email' | 'phone' | 'hours' | 'markdown' | 'url' | 'date';

export interface DetailKeyRow {
  id: string;
  keyName: string;
  keyTitle: { de: string; en: string };
  iconId: string;
  iconTitle: string;
  colorName: string;
  type: DetailType;
  needsUnit: boolean;
  isHidden: boolean;
}

type Entry = readonly [keyName: string, de: string, en: string, icon: string];

const measured: Entry[] = [
  ['activityWayAscent', 'Aufstieg', 'Ascent', 'mountain'],
  ['activityWayDescent', 'Abstieg', 'Descent', 'mountain'],
  ['activityWayLength', 'Länge', 'Length', 'pedestrian'],
  ['activityWayWalkingDuration', 'Gehzeit', 'Walking time', 'clock'],
  ['chargingMaxParkingTime', 'Maximale Ladezeit', 'Maximum charging time', 'clock'],
  ['elevation', 'Höhe über Meer', 'Elevation', 'mountain'],
  ['height', 'Höhe', 'Height', 'tower'],
  ['parkingMaxParkingTime', 'Maximale Parkdauer', 'Maximum parking time', 'clock'],
];
const numbers: Entry[] = [
  ['chargingStalls', 'Ladeplätze', 'Charging points', 'charging-station'],
  ['parkingSpaces', 'Parkplätze', 'Parking spaces', 'parking'],
  ['parkingSpacesHandicapped', 'Behindertenparkplätze', 'Disabled parking spaces', 'wheelchair'],
  ['transportBusLineOffset', 'Versatz der Buslinie', 'Bus line offset', 'bus'],
];
const hidden: Entry[] = [
  ['contactSource', 'Quelle der Kontaktdaten', 'Source of contact data', 'information'],
  ['covid19', 'Covid-19', 'Covid-19', 'information'],
  ['hoursSource', 'Quelle der Öffnungszeiten', 'Source of opening hours', 'information'],
];
const hours: Entry[] = [
  ['deliveryHours', 'Lieferzeiten', 'Delivery hours', 'clock'],
  ['hours', 'Öffnungszeiten', 'Opening hours', 'clock'],
  ['operatingHours', 'Betriebszeiten', 'Operating hours', 'clock'],
  ['takeoutHours', 'Abholzeiten', 'Takeaway hours', 'clock'],
  ['transportForbiddenHours', 'Verbotszeiten', 'Restriction hours', 'roadblock'],
];
const markdown: Entry[] = [
  ['eventOffer', 'Angebot zur Veranstaltung', 'Event offer', 'star'],
  ['eventNotes', 'Hinweise zur Veranstaltung', 'Event notes', 'star'],
  ['exhibitionDescription', 'Beschreibung des Ausstellers', 'Exhibitor description', 'warehouse'],
  ['exhibitionNotes', 'Hinweise zur Ausstellung', 'Exhibition notes', 'warehouse'],
  ['exhibitionOffer', 'Messeangebot', 'Exhibition offer', 'gift'],
];
const urls: Entry[] = [
  ['airbnb', 'Airbnb', 'Airbnb', 'lodging'],
  ['booking', 'Booking.com', 'Booking.com', 'lodging'],
  ['deliveryDirectly', 'Lieferung bestellen', 'Order delivery', 'truck'],
  ['deliveryEatch', 'Lieferung über Eatch', 'Delivery by Eatch', 'truck'],
  ['deliveryEtingo', 'Lieferung über Etingo', 'Delivery by Etingo', 'truck'],
  ['directly', 'Direkt buchen', 'Book directly', 'lodging'],
  ['eventBuyTicketsUrl', 'Tickets', 'Tickets', 'ticket'],
  ['eventDirectly', 'Website der Veranstaltung', 'Event website', 'globe'],
  ['facebook', 'Facebook', 'Facebook', 'globe'],
  ['googleMaps', 'Google Maps', 'Google Maps', 'globe'],
  ['instagram', 'Instagram', 'Instagram', 'globe'],
  ['linkedIn', 'LinkedIn', 'LinkedIn', 'globe'],
  ['menu', 'Speisekarte', 'Menu', 'restaurant'],
  ['menuDrinks', 'Getränkekarte', 'Drinks menu', 'bar'],
  ['opentable', 'Tisch über OpenTable', 'Table by OpenTable', 'restaurant'],
  ['outdooractiveRegioLi', 'Outdooractive (Region)', 'Outdooractive (region)', 'pedestrian'],
  ['outdooractive', 'Outdooractive', 'Outdooractive', 'pedestrian'],
  ['pictureUrl', 'Bild', 'Picture', 'viewpoint'],
  ['pinterest', 'Pinterest', 'Pinterest', 'globe'],
  ['spotify', 'Spotify', 'Spotify', 'music'],
  ['tableDirectly', 'Tisch reservieren', 'Reserve a table', 'restaurant'],
  ['takeoutDirectly', 'Zum Abholen bestellen', 'Order takeaway', 'fast-food'],
  ['tiktok', 'TikTok', 'TikTok', 'globe'],
  ['transportBusLineScheduleDownload', 'Fahrplan', 'Timetable', 'bus'],
  ['tripadvisor', 'Tripadvisor', 'Tripadvisor', 'globe'],
  ['twitter', 'X', 'X', 'globe'],
  ['url', 'Website', 'Website', 'globe'],
  ['usageRequestDirectly', 'Nutzung anfragen', 'Request use', 'ticket'],
  ['view360', '360°-Ansicht', '360° view', 'viewpoint'],
  ['vimeo', 'Vimeo', 'Vimeo', 'globe'],
  ['webShopUrl', 'Onlineshop', 'Online shop', 'shop'],
  ['webShopThirdPartyUrl', 'Onlineshop bei Dritten', 'Third-party online shop', 'shop'],
  ['whatsapp', 'WhatsApp', 'WhatsApp', 'telephone'],
  ['yelp', 'Yelp', 'Yelp', 'globe'],
  ['youtube', 'YouTube', 'YouTube', 'globe'],
];
const texts: Entry[] = [
  ['architect', 'Architekt', 'Architect', 'commercial'],
  ['chargingNote', 'Hinweis zum Laden', 'Charging note', 'charging-station'],
  ['deliveryNotes', 'Hinweise zur Lieferung', 'Delivery notes', 'truck'],
  ['eatingNotes', 'Hinweise zum Essen', 'Eating notes', 'restaurant'],
  ['established', 'Gegründet', 'Established', 'historic'],
  ['eventPriceNotes', 'Eintritt', 'Admission', 'ticket'],
  ['exhibitionAddress', 'Adresse des Ausstellers', 'Exhibitor address', 'post'],
  ['exhibitionCity', 'Ort des Ausstellers', 'Exhibitor city', 'town'],
  ['exhibitionShortOffer', 'Messeangebot in Kürze', 'Offer in brief', 'gift'],
  ['exhibitionVisibleSearchKeywords', 'Stichworte', 'Keywords', 'information'],
  ['exhibitionWegaButton', 'Messe-Schaltfläche', 'Fair button', 'star'],
  ['geojsonLineColor', 'Linienfarbe der Geometrie', 'Geometry line colour', 'paint'],
  ['importantNote', 'Wichtiger Hinweis', 'Important note', 'caution'],
  ['level', 'Stockwerk', 'Level', 'elevator'],
  ['lineColor', 'Linienfarbe', 'Line colour', 'paint'],
  ['mapTitle', 'Titel auf der Karte', 'Title on the map', 'pin'],
  ['parkingName', 'Name des Parkplatzes', 'Parking name', 'parking'],
  ['parkingNote', 'Hinweis zum Parken', 'Parking note', 'parking'],
  ['searchKeyWords', 'Suchbegriffe', 'Search keywords', 'information'],
  ['shortDescription', 'Kurzbeschreibung', 'Short description', 'information'],
  ['standId', 'Standnummer', 'Stand number', 'shop'],
  ['startDate', 'Beginn', 'Start date', 'clock'],
  ['takeoutNotes', 'Hinweise zum Abholen', 'Takeaway notes', 'fast-food'],
  ['transportBusLineColor', 'Farbe der Buslinie', 'Bus line colour', 'bus'],
  ['transportStopId', 'Haltestellennummer im Fahrplan', 'Stop number in the timetable', 'bus'],
  ['usefulInformation', 'Gut zu wissen', 'Good to know', 'information'],
  ['yearBuilt', 'Baujahr', 'Built', 'historic'],
  ['webShopNotes', 'Hinweise zum Onlineshop', 'Online shop notes', 'shop'],
];

const rows = (type: DetailType, entries: Entry[], { needsUnit = false, isHidden = false } = {}): DetailKeyRow[] =>
  entries.map(([keyName, de, en, icon]) => ({
    id: detailKeyId(keyName),
    keyName,
    keyTitle: { de, en },
    iconId: iconId(icon),
    iconTitle: icon,
    colorName: '#5C6370',
    type,
    needsUnit,
    isHidden,
  }));

/** The catalogue of item detail keys in the order of the card. */
export const detailKeys: readonly DetailKeyRow[] = [
  ...rows('hours', hours),
  ...rows('phone', [['phone', 'Telefon', 'Phone', 'telephone']]),
  ...rows('email', [['email', 'E-Mail', 'E-mail', 'post']]),
  ...rows('url', urls),
  ...rows('text', texts),
  ...rows('markdown', markdown),
  ...rows('number', measured, { needsUnit: true }),
  ...rows('number', numbers),
  ...rows('text', hidden, { isHidden: true }),
];
