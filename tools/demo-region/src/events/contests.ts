/** Contests around the day of loading. */
export interface DemoContest {
  key: string;
  branch: number | null;
  /** Title of its place; undefined: none. */
  at?: string;
  de: string;
  en: string;
  textDe: string;
  textEn: string;
  /** Days from today. */
  from: number;
  to: number;
}

export const demoContests: readonly DemoContest[] = [
  {
    key: 'tower',
    branch: 14,
    at: 'Lärchturm',
    de: 'Wie viele Stufen hat der Lärchturm?',
    en: 'How many steps does the Lärchturm have?',
    textDe: 'Hinaufsteigen, zählen, gewinnen: ein Wochenende auf der Murmelhütte.',
    textEn: 'Climb, count, win: a weekend at the Murmelhütte.',
    from: -6,
    to: 22,
  },
  {
    key: 'museum',
    branch: 1,
    at: 'Heimatmuseum Aubach',
    de: 'Museumsrätsel',
    en: 'Museum riddle',
    textDe: 'Aus welchem Jahr stammt die älteste Glocke? Zu gewinnen: zehn Jahreskarten.',
    textEn: 'What year is the oldest bell from? Win one of ten annual passes.',
    from: -2,
    to: 12,
  },
  {
    key: 'fair',
    branch: 13,
    at: 'Messeinformation',
    de: 'Messewettbewerb',
    en: 'Fair contest',
    textDe: 'Welcher Stand zeigt ein Tiny House? Zu gewinnen: ein Wochenende darin.',
    textEn: 'Which stand shows a tiny house? Win a weekend in it.',
    from: -1,
    to: 4,
  },
  {
    key: 'summit',
    branch: 21,
    at: 'Bergrestaurant Mittelstation',
    de: 'Gipfelbild',
    en: 'Summit picture',
    textDe: 'Welcher Gipfel ist auf der Speisekarte abgebildet? Zu gewinnen: zwei Saisonkarten.',
    textEn: 'Which summit is on the menu? Win two season passes.',
    from: -3,
    to: 30,
  },
  {
    key: 'spring',
    branch: 20,
    at: 'Strandbad Seedorf',
    de: 'Seewettbewerb',
    en: 'Lake contest',
    textDe: 'Wie tief ist der Lärchsee? Zu gewinnen: ein Abend auf der MS Lärche.',
    textEn: 'How deep is the Lärchsee? Win an evening aboard the MS Lärche.',
    from: 14,
    to: 40,
  },
];
