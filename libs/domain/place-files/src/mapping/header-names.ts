import { ownColumns } from '../own-columns.ts';
import type { ColumnTarget } from '@umkreis/contract/place-file.ts';
import { foldName } from './fold-name.ts';

/** Names of columns in German, English and French, of OpenStreetMap and of geographic information systems. */
const names: readonly (readonly [ColumnTarget, ...string[]])[] = [
  [
    'title',
    'title titel name name:de bezeichnung label objekt objektname objektbezeichnung ortsname standortname',
    'firma firmenname betrieb betriebsname unternehmen verein vereinsname einrichtung poi poi_name',
    'placename place_name nom denomination nome',
  ],
  [
    'lat',
    'lat latitude latitudine breite breitengrad geobreite geo_lat geo.latitude geo.lat lat_wgs84 gps_lat gps_breite',
    'location.lat location.latitude latitude_wgs84 wgs84_lat hochwert nordwert north northing gkodn',
    'y y_koord y_wgs84 ycoord koordinate_y y-koordinate n-koordinate nordkoordinate',
  ],
  [
    'lon',
    'lon lng long longitude longitudine länge längengrad geolänge geo_lon geo_lng geo.longitude geo.lon geo.lng',
    'rechtswert ostwert east easting gkode lon_wgs84 lng_wgs84 gps_lon gps_lng gps_länge location.lon',
    'location.lng location.longitude',
    'longitude_wgs84 wgs84_lon wgs84_lng x x_koord x_wgs84 xcoord koordinate_x x-koordinate e-koordinate ostkoordinate',
  ],
  [
    'position',
    'position koordinaten koordinate geokoordinaten coordinates coords coordinate latlon latlng lat_lon',
    'lat_lng lat,lon gps gps_koordinaten geo geopoint geo_point geo_point_2d geo_shape point punkt wkt',
    'geom geometry geometrie the_geom wkt_geom shape',
  ],
  [
    'foreignId',
    'id @id fid nr. nr nummer no number kennung schlüssel key objectid object_id objekt_id objektid',
    'objektnummer objekt_nr lfdnr lfd._nr. laufnummer uid uuid guid gid oid osm_id osmid identifier ident',
    'externe_id external_id fremd_id datensatz_id ref poi_id',
  ],
  [
    'street',
    'street straße strasse str str. straßenname strassenname addr:street rue via address.street',
    'address.road',
  ],
  [
    'address',
    'address adresse indirizzo anschrift addresse addr:full full_address volladresse street_address streetaddress',
    'address.streetaddress straße_und_hausnummer strasse_hausnummer straße_nr. strasse_nr straße/nr.',
    'straße_hausnr. adresse_1 formatted_address postadresse',
  ],
  [
    'housenumber',
    'housenumber house_number hausnummer hausnr hausnr. haus-nr. hnr hsnr hs_nr addr:housenumber',
    'address.housenumber streetnumber street_number numéro',
  ],
  [
    'postcode',
    'postcode plz postleitzahl zip zipcode zip_code postal_code postalcode addr:postcode',
    'address.postalcode address.postcode code_postal npa cap',
  ],
  [
    'city',
    'city ort comune stadt gemeinde ortschaft wohnort town village place locality municipality addr:city',
    'address.city address.town address.addresslocality address.locality ville commune città plz_ort',
    'ortsteil_gemeinde',
  ],
  [
    'country',
    'country land staat country_code countrycode ländercode addr:country address.country',
    'address.addresscountry iso2 pays',
  ],
  [
    'categories',
    'categories category categoria kategorie kategorien hauptkategorie unterkategorie rubrik rubriken branche',
    'branchen sparte art objektart kategorie_name typ typ_name gruppe klasse thema amenity shop tourism',
    'leisure craft office historic catégorie layer folder ordner ebene',
  ],
  ['type', 'type'],
  ['tags', 'tags tag schlagworte schlagwörter merkmale'],
  [
    'datePermanentlyClosed',
    'datepermanentlyclosed permanently_closed closed_since dauerhaft_geschlossen dauerhaft_geschlossen_ab',
    'geschlossen_seit geschlossen_ab geschlossen_am schließungsdatum schliessungsdatum end_date',
  ],
  [
    'detail:phone',
    'phone telefon telefono tel tel. telefonnummer telefon_1 telefonnr telefonnr. phone_number phonenumber',
    'festnetz mobil mobile handy natel telephone téléphone contact:phone contact:mobile kontakt_telefon',
    'rufnummer',
  ],
  ['detail:email', 'email e-mail mail e-mail-adresse emailadresse mailadresse contact:email kontakt_email courriel'],
  [
    'detail:url',
    'url website webseite homepage web www internet internetadresse internetseite link weblink webadresse',
    'site contact:website contact:url webpage site_web',
  ],
  [
    'detail:hours',
    'hours öffnungszeiten öffnungszeit opening_hours openinghours opening_times zeiten geöffnet horaires',
  ],
  [
    'detail:shortDescription',
    'description beschreibung desc text kurzbeschreibung shortdescription short_description kurztext',
    'abstract summary info information infos hinweis bemerkung bemerkungen kommentar notiz comment note',
    'notes details description:de',
  ],
  ['detail:level', 'level stockwerk etage geschoss stock floor addr:floor'],
  ['detail:elevation', 'ele elevation höhe_über_meer meereshöhe höhe_ü._m. altitude'],
  ['detail:standId', 'stand standnummer stand_nr stand_nr.'],
  ['detail:instagram', 'instagram contact:instagram'],
  ['detail:facebook', 'facebook contact:facebook'],
];

const byName = new Map(
  names.flatMap(([target, ...lists]) =>
    lists.flatMap((list) => list.split(' ')).map((name) => [foldName(name), target] as const),
  ),
);

/** Field that a column's name stands for. */
export const targetOfName = (name: string): ColumnTarget | undefined => byName.get(foldName(name));

const own: readonly string[] = ownColumns;
const OWN_DETAIL = /^details?[:.]\s*(\w{1,64})$/;

/** Field of a column of the product's own export, also of the details in its GeoJSON. */
export function ownTarget(name: string): ColumnTarget | undefined {
  if (own.includes(name)) return name as ColumnTarget;
  const key = OWN_DETAIL.exec(name)?.[1];
  return key === undefined ? undefined : `detail:${key}`;
}
