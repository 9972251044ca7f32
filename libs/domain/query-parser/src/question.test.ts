import { describe, expect, test } from 'vitest';
import { categories } from '@umkreis/taxonomy/categories.ts';
import { searchWords } from '@umkreis/taxonomy/search-words.ts';
import { tags } from '@umkreis/taxonomy/tags.ts';
import { chatVocabulary } from './chat-vocabulary.ts';
import { readQuestion, type Question } from './question.ts';

const vocabulary = chatVocabulary(categories, tags, searchWords);
/** Wednesday, 18 November 2026, 14:00 in Vaduz. */
const now = new Date('2026-11-18T14:00:00+01:00');
const read = (text: string, before?: Question) =>
  readQuestion(text, { vocabulary, now, timeZone: 'Europe/Vaduz', ...(before && { before }) });
const nameOf = new Map(tags.map((tag) => [tag.id, `${tag.tagKey}=${tag.tagValue}`]));

/** A summary of a question: kinds, tags, words, open-at, near, events. */
function short(question: Question): string {
  const criteriaText = question.requirements.flatMap((criteria) =>
    criteria.flatMap((criterion) =>
      criterion.kind === 'main'
        ? criterion.mainCategory
        : criterion.kind === 'sub'
          ? criterion.subCategories
          : criterion.tagIds.map((id) => nameOf.get(id)!),
    ),
  );
  const time = question.openAt ? `open ${local(question.openAt)}` : question.at ? `at ${local(question.at)}` : '';
  return [
    [...new Set(criteriaText)].join(', '),
    question.searchText && `"${question.searchText}"`,
    time,
    question.isNear && 'near',
    question.wantsEvents && 'events',
  ]
    .filter(Boolean)
    .join('; ');
}
const local = (date: Date) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Vaduz' }).format(date);

describe('questions', () => {
  test.each([
    ['Wo kann ich heute Abend Pizza essen?', 'Pizzeria, cuisine=pizza; open 2026-11-18 19:00'],
    ['Pizza', 'Pizzeria, cuisine=pizza'],
    ['Gibt es ein Café mit Terrasse?', 'Café, eatingAmenities=terrace'],
    ['Welche Restaurants haben jetzt offen?', 'Restaurant; open 2026-11-18 14:00'],
    ['Ist eine Apotheke offen?', 'Pharmacy; open 2026-11-18 14:00'],
    ['Apotheke am Sonntag um 10', 'Pharmacy; open 2026-11-22 10:00'],
    ['Wo gibt es morgen um 7 Uhr Brot?', 'Bakery; open 2026-11-19 07:00'],
    ['Spielplätze in der Nähe', 'Playground; near'],
    ['Was läuft am Samstag?', 'at 2026-11-21 10:00; events'],
    ['Veranstaltungen heute', 'at 2026-11-18 14:00; events'],
    ['Konzerte am Wochenende', 'at 2026-11-21 10:00; events'],
    ['Wo kann ich parkieren?', 'Parking'],
    ['Wo kann ich mein Elektroauto laden?', 'Charging station'],
    ['veganes Essen', 'cuisine=vegan, vegan=true'],
    ['vegetarische Restaurants', 'cuisine=vegetarian, vegetarian=true, Restaurant'],
    ['Hotels', 'Hotel'],
    ['Wo kann man übernachten?', 'Hotel, Guest house, Alpine hut'],
    ['Bankomat', 'ATM, Bank'],
    ['WC', 'Toilet'],
    ['Museen, die morgen Nachmittag offen sind', 'Museum; open 2026-11-19 15:00'],
    ['barrierefreies Restaurant', 'wheelchair=yes, Restaurant'],
    ['Gasthof Löwen', 'Restaurant; "Löwen"'],
    ['Wer liefert Sushi?', 'delivery=true, cuisine=sushi'],
    [
      'Was kann man mit Kindern machen?',
      'Playground, Swimming, Mini golf, Rope course, Zoo, Amusement park, Adventure trail, Animal encounter',
    ],
    ['Wanderwege', 'Hiking route'],
    ['Öffnet am Montag um 8:30 eine Bäckerei?', 'Bakery; open 2026-11-23 08:30'],
    ['übermorgen Mittag italienisch essen', 'Pizzeria, cuisine=italian; open 2026-11-20 12:00'],
    ['Bus', 'Bus stop'],
    ['Tankstelle', 'Fuel station'],
    ['Zahnarzt', 'Dentist'],
    ['Where can I get pizza tonight?', 'Pizzeria, cuisine=pizza; open 2026-11-18 19:00'],
    ['Which shops are open now?', 'Shop; open 2026-11-18 14:00'],
    ['Is there a pharmacy open on Sunday at 10 am?', 'Pharmacy; open 2026-11-22 10:00'],
    ['playgrounds near me', 'Playground; near'],
    ["What's on this weekend?", 'at 2026-11-21 10:00; events'],
    ['What’s on this weekend?', 'at 2026-11-21 10:00; events'],
    ['vegan restaurant', 'cuisine=vegan, vegan=true, Restaurant'],
    ['museums tomorrow afternoon', 'Museum; open 2026-11-19 15:00'],
    ['coffee with a terrace', 'Café, cuisine=coffee_shop, drink=coffee, eatingAmenities=terrace'],
    ['hotel with wheelchair access', 'Hotel, wheelchair=yes; "access"'],
    ['charging station', 'Charging station'],
    ['Castle', 'Castle'],
    ['hiking trails', 'Hiking route, Winter hiking route'],
    ['Indian food at 7 pm', 'cuisine=indian; open 2026-11-18 19:00'],
    ['', ''],
    ['xyzzy', '"xyzzy"'],
  ])('%s → %s', (text, expected) => expect(short(read(text))).toBe(expected));
});

describe('follow-ups', () => {
  const pizza = read('Wo kann ich heute Abend Pizza essen?');
  test('narrow the previous question', () => {
    expect(short(read('und mit Terrasse?', pizza))).toBe(
      'Pizzeria, cuisine=pizza, eatingAmenities=terrace; open 2026-11-18 19:00',
    );
    expect(short(read('aber in der Nähe', pizza))).toBe('Pizzeria, cuisine=pizza; open 2026-11-18 19:00; near');
    expect(short(read('und am Samstag um 20 Uhr?', pizza))).toBe('Pizzeria, cuisine=pizza; open 2026-11-21 20:00');
  });
  test('replace the kind by another kind', () => {
    expect(short(read('und ein Hotel?', read('Restaurants mit Terrasse')))).toBe('eatingAmenities=terrace, Hotel');
  });
  test('start over with a new question', () => expect(short(read('Wo ist eine Apotheke?', pizza))).toBe('Pharmacy'));
});

test('keep search terms as typed, even in a follow-up', () => {
  const context = {
    vocabulary: chatVocabulary([], [], []),
    now: new Date('2026-03-05T10:00:00Z'),
    timeZone: 'Europe/Vaduz',
  };
  const first = readQuestion('Wo gibt es Käsknöpfle?', context);
  expect(first.searchText).toBe('Käsknöpfle');
  expect(readQuestion('und Überraschungen', { ...context, before: first }).searchText).toBe(
    'Käsknöpfle Überraschungen',
  );
});
