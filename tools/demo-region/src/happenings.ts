/** Events around the day of loading. Times are local to the valley. */
export interface Happening {
  title: string;
  text: string;
  /** Title of the place it is at, and of those it shows on too. */
  at: string;
  also?: readonly string[];
  /** Owner of the place. */
  owner: number;
  branches: readonly number[];
  /** Days from today. */
  day: number;
  from: string;
  /** undefined: open end. */
  to?: string;
  /** Ends so many days later. */
  lasts?: number;
  /** Again every so many days, so many times. */
  every?: readonly [days: number, times: number];
}

const valley = [12, 14, 22];

export const happenings: readonly Happening[] = [
  { title: 'Wochenmarkt', text: 'Gemüse, Käse und Kaffee auf dem Marktplatz.', at: 'Marktplatz Aubach', owner: 18, branches: [18, 1, ...valley], day: 0, from: '08:00', to: '13:00', every: [7, 5] },
  { title: 'Orgelkonzert', text: 'Bach, Mendelssohn und eine Uraufführung, die es nie gab.', at: 'Pfarrkirche Aubach', owner: 1, branches: [1, ...valley], day: 0, from: '19:30', to: '21:00', every: [14, 3] },
  { title: 'Tanz in den Feierabend', text: 'Die Talmusikanten spielen auf.', at: 'Aubach Saal', owner: 1, branches: [1, ...valley], day: 0, from: '18:00', to: '23:00', every: [7, 6] },
  { title: 'Lesung: Die letzte Lärche', text: 'Ein Heimatroman über ein Tal, das erfunden ist.', at: 'Talbibliothek', owner: 1, branches: [1, ...valley], day: 2, from: '20:00', to: '21:30' },
  { title: 'Dorfführung', text: 'Eine Stunde zu Fuss durch den alten Ortskern.', at: 'Dorfführung Aubach', owner: 14, branches: [14, 1, 12, 22], day: 1, from: '10:00', to: '11:15', every: [7, 8] },
  { title: 'Film im Lichtspiel', text: 'Der Film der Woche, mit Einführung.', at: 'Lichtspiele Aubach', owner: 1, branches: [1, ...valley], day: 0, from: '20:15', to: '22:30', every: [1, 10] },
  { title: 'Sonderschau: Als die Bahn kam', text: 'Fotografien aus hundert Jahren.', at: 'Heimatmuseum Aubach', owner: 1, branches: [1, ...valley], day: -20, from: '14:00', to: '17:00', lasts: 60 },
  { title: 'Frühschwimmen', text: 'Wer früh kommt, hat den See für sich.', at: 'Strandbad Seedorf', owner: 2, branches: [2, 20, ...valley], day: 0, from: '07:00', to: '08:30', every: [1, 14] },
  { title: 'Konzert auf der Seebühne', text: 'Blasmusik bei Sonnenuntergang.', at: 'Seebühne Seedorf', owner: 20, branches: [20, 2, ...valley], day: 3, from: '20:00', to: '22:00', every: [7, 4] },
  { title: 'Rundfahrt mit Frühstück', text: 'Zwei Stunden auf dem Lärchsee.', at: 'Rundfahrt MS Lärche', owner: 20, branches: [20, 2, ...valley], day: 1, from: '09:00', to: '11:00', every: [7, 4] },
  { title: 'Sonnenaufgang am Sonnenhorn', text: 'Erste Gondel um halb sechs, Frühstück oben.', at: 'Mittelstation', owner: 21, branches: [21, 4, ...valley], day: 1, from: '05:30', to: '09:00', every: [7, 5] },
  { title: 'Hüttenabend', text: 'Zithermusik und Kaiserschmarren.', at: 'Bergrestaurant Mittelstation', owner: 21, branches: [21, 4, ...valley], day: 0, from: '18:30', every: [7, 5] },
  { title: 'Herbstmesse', text: 'Neunzig Stände in drei Hallen.', at: 'Messeinformation', also: ['Halle 1', 'Halle 2', 'Halle 3'], owner: 13, branches: [13, 16, ...valley], day: -1, from: '10:00', to: '19:00', lasts: 4 },
  { title: 'Kochvorführung', text: 'Fünf Gerichte aus drei Zutaten.', at: 'Bühne', owner: 13, branches: [13], day: 0, from: '15:00', to: '15:45', every: [1, 4] },
  { title: 'Modeschau im Mühlepark', text: 'Herbst und Winter auf dem Laufsteg.', at: 'Mühlepark', owner: 25, branches: [25, 1, ...valley], day: 2, from: '17:00', to: '18:00' },
  { title: 'Autogrammstunde', text: 'Mit der Skimannschaft des Tals.', at: 'Sportecke', owner: 25, branches: [25], day: 0, from: '16:00', to: '18:00' },
  { title: 'Flohmarkt', text: 'Stände in zwei Schichten, von acht bis fünf.', at: 'Bücherwurm · Bücher', owner: 24, branches: [24, ...valley], day: 0, from: '08:00', to: '17:00', every: [7, 4] },
  { title: 'Gewerbeschau', text: 'Das Handwerk des Tals öffnet seine Türen.', at: 'Messeinformation', owner: 29, branches: [29, 16], day: 0, from: '10:00', to: '18:00', lasts: 2 },
  { title: 'Frühlingsfest', text: 'Riesenrad, Musik und Zuckerwatte.', at: 'Messeinformation', owner: 30, branches: [30], day: 0, from: '11:00', to: '23:00', lasts: 2 },
  { title: 'Genussmeile', text: 'Dreissig Köche, ein See.', at: 'Messeinformation', owner: 31, branches: [31, 20], day: 0, from: '16:00', to: '23:00', lasts: 2 },
  { title: 'Weihnachtsmarkt', text: 'Punsch, Handwerk und Turmbläser.', at: 'Messeinformation', owner: 32, branches: [32, 1], day: 0, from: '15:00', to: '21:00', lasts: 30 },
  { title: 'Exkursion ins Hochmoor', text: 'Mit Gummistiefeln und Lupe.', at: 'Tannmoos, Hochmoor', owner: 23, branches: [23, 10, ...valley], day: 4, from: '09:30', to: '12:00', every: [7, 4] },
  { title: 'Degustation Bergkäse', text: 'Sechs Alpen, sechs Laibe.', at: 'Käsedegustation', owner: 14, branches: [14, 7, 12], day: 2, from: '16:00', to: '17:30', every: [7, 4] },
  { title: 'Info-Apéro für Mitglieder', text: 'Neues aus dem Gewerbeverein.', at: 'Gewerbeverein Lärchtal', owner: 16, branches: [16], day: 6, from: '18:30', to: '20:00' },
  { title: 'Fernblick-Abend: Patagonien', text: 'Bilder, Klänge, Empanadas.', at: 'Reisebüro Fernblick', owner: 17, branches: [17], day: 5, from: '19:00', to: '21:00' },
];

export interface DemoList { key: string; branch: number | null; de: string; en: string; textDe: string; textEn: string; /** Titles of its places. */ places: readonly string[] }

export const demoLists: readonly DemoList[] = [
  { key: 'rain', branch: 12, de: 'Bei Regen', en: 'On a rainy day', textDe: 'Trocken durch den Tag.', textEn: 'Stay dry all day.', places: ['Heimatmuseum Aubach', 'Lichtspiele Aubach', 'Talbibliothek', 'Mühlepark', 'Pfarrkirche Aubach'] },
  { key: 'family', branch: 12, de: 'Mit Kindern', en: 'With children', textDe: 'Spielen, baden, klettern.', textEn: 'Play, swim, climb.', places: ['Strandbad Seedorf', 'Zwergenweg', 'Murmelspielplatz', 'Seilpark Mittelstation', 'Spielplatz Aubach', 'Spielplatz Seedorf'] },
  { key: 'views', branch: 14, de: 'Die schönsten Aussichten', en: 'Best views', textDe: 'Oben ist es am schönsten.', textEn: 'It is best at the top.', places: ['Lärchturm', 'Aussichtsplattform Sonnenhorn', 'Murmelhütte', 'Lärchseehütte', 'Hintertalhütte'] },
  { key: 'lake', branch: 20, de: 'Rund um den See', en: 'Around the lake', textDe: 'Ein Tag am Wasser.', textEn: 'A day by the water.', places: ['Strandbad Seedorf', 'Bootsverleih Seedorf', 'Seekiosk', 'Schilfbucht', 'Rundfahrt MS Lärche', 'Seerundweg Lärchsee'] },
  { key: 'start', branch: null, de: 'Zum Kennenlernen', en: 'Getting to know the valley', textDe: 'Fünf Orte, die das Lärchtal erzählen.', textEn: 'Five places that tell the story of the valley.', places: ['Pfarrkirche Aubach', 'Strandbad Seedorf', 'Lärchturm', 'Sonnenalm', 'Bergrestaurant Mittelstation'] },
  { key: 'aubach', branch: 1, de: 'Ein Tag in Aubach', en: 'A day in Aubach', textDe: 'Vom ersten Kaffee bis zum letzten Film.', textEn: 'From the first coffee to the last film.', places: ['Gemeindehaus Aubach', 'Heimatmuseum Aubach', 'Dorfpark Aubach', 'Lärchtaler Hof', 'Lichtspiele Aubach'] },
];

/** Places that stand out: featured on the home page and marked as a top choice. */
export const topPlaces: readonly string[] = ['Strandbad Seedorf', 'Lärchturm', 'Bergrestaurant Mittelstation', 'Seerundweg Lärchsee', 'Heimatmuseum Aubach', 'Sonnenalm', 'Murmelhütte', 'Lärchtaler Hof', 'Gondelbahn Lärchegg', 'Aussichtsplattform Sonnenhorn',
  'Mühlepark', 'Zwergenweg', 'Lichtspiele Aubach', 'Camping Lärchsee', 'Kaltbachfall', 'Lärchtaler Höhenweg'];
