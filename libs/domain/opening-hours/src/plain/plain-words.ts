import { everyWeekday, type RuleDay } from '../rules/hours-rule.ts';

/** Meaning of an everyday word about hours. */
export type Meaning =
  | { kind: 'days'; days: readonly RuleDay[]; isLoose?: boolean }
  | { kind: 'month'; month: number }
  | {
      kind:
        | 'to'
        | 'begin'
        | 'between'
        | 'closed'
        | 'open'
        | 'openEnd'
        | 'except'
        | 'always'
        | 'otherwise'
        | 'onRequest'
        | 'filler';
    };

const workdays = [0, 1, 2, 3, 4] as const;
const days: readonly (readonly [readonly RuleDay[], string])[] = [
  [[0], 'mo mon montag montags monday mondays mondags'],
  [[1], 'di die dienstag dienstags tu tue tues tuesday tuesdays'],
  [[2], 'mi mit mittwoch mittwochs we wed weds wednesday wednesdays'],
  [[3], 'do don donnerstag donnerstags th thu thur thurs thursday thursdays'],
  [[4], 'fr fre fri freitag freitags friday fridays'],
  [[5], 'sa sam sat samstag samstags sonnabend sonnabends saturday saturdays'],
  [[6], 'so son sonn su sun sonntag sonntags sunday sundays'],
  [everyWeekday, 'täglich taeglich tgl daily everyday'],
  [workdays, 'wochentags weekday weekdays workdays'],
  [[5, 6], 'wochenende wochenenden weekend weekends'],
  [['PH'], 'ph feiertag feiertage feiertagen feiertags holiday holidays'],
  [['SH'], 'sh schulferien'],
];
const months =
  'jan januar january jänner|feb februar february|mar mär märz mrz march|apr april|mai may|jun juni june|jul juli july|aug august|sep sept september|okt oct oktober october|nov november|dez dec dezember december';

const meanings = new Map<string, Meaning>();
const say = (list: string, meaning: Meaning) => {
  for (const word of list.split(' ')) meanings.set(word, meaning);
};
for (const [own, list] of days) say(list, { kind: 'days', days: own });
months.split('|').forEach((list, index) => say(list, { kind: 'month', month: index + 1 }));
say('werktags werktag werktage werktagen', { kind: 'days', days: workdays, isLoose: true });
say('bis to til till until through thru', { kind: 'to' });
say('ab from', { kind: 'begin' });
say('und and sowie & or oder plus', { kind: 'between' });
say('geschlossen geschl zu closed off ruhetag ruhetage ruhetags schliesstag schliesstage schließtag', {
  kind: 'closed',
});
say('ausser außer except excluding ohne', { kind: 'except' });
say('geöffnet geoeffnet offen open opened', { kind: 'open' });
say('sonst übrige otherwise', { kind: 'otherwise' });
say(
  'uhr von am an at on in jeweils the jeden jede every each all alle tag tage tagen day days hours öffnungszeiten öffnungszeit oeffnungszeiten opening durchgehend hrs vormittag vormittags nachmittag nachmittags morgens abends morning afternoon evening zeit zeiten times public bank beim im jahr year sind ist are is wir dem den',
  { kind: 'filler' },
);

/** Phrases, matched before single words. */
const phrases: readonly (readonly [RegExp, Meaning])[] = [
  // 'We' alone is Wednesday.
  [/^(?:we are|we're|our)(?!\p{L})/u, { kind: 'filler' }],
  [
    /^(?:24\s*h?\s*\/\s*24\s*h?(?![\p{L}\d])|24\s*\/\s*7|24\s*(?:h|stunden|hours|std\.?)(?![\p{L}\d])|rund um die uhr|around the clock|immer (?:geöffnet|offen)|always open)/u,
    { kind: 'always' },
  ],
  [/^(?:open\s*end|ende offen|bis open end|(?:till|until|to) close)(?!\p{L})/u, { kind: 'openEnd' }],
  [
    /^(?:nach (?:telefonischer |tel\. |persönlicher )?(?:vereinbarung|absprache|anmeldung|voranmeldung)|auf anfrage|by appointment(?: only)?|on request|upon request)(?!\p{L})/u,
    { kind: 'onRequest' },
  ],
  [
    /^(?:jeden tag|every day|all week|7 tage(?: die woche)?|seven days a week|7 days a week)(?!\p{L})/u,
    { kind: 'days', days: everyWeekday },
  ],
  [/^school holidays?(?!\p{L})/u, { kind: 'days', days: ['SH'] }],
  [/^(?:day off|kein betrieb|not open)(?!\p{L})/u, { kind: 'closed' }],
];

export const phraseAt = (text: string): { length: number; meaning: Meaning } | undefined => {
  for (const [pattern, meaning] of phrases) {
    const found = pattern.exec(text);
    if (found) return { length: found[0].length, meaning };
  }
  return undefined;
};

/** @param word in lower case */
export const meaningOf = (word: string): Meaning | undefined => meanings.get(word);
