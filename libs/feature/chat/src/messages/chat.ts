import { defineMessages } from '@umkreis/i18n/messages.ts';

const places = (count: number) => (count === 1 ? '1 Ort' : `${count} Orte`);
const events = (count: number) => (count === 1 ? '1 Veranstaltung' : `${count} Veranstaltungen`);
const placesEn = (count: number) => (count === 1 ? '1 place' : `${count} places`);
const eventsEn = (count: number) => (count === 1 ? '1 event' : `${count} events`);

/** Texts of the map's chat. */
export const chatMessages = defineMessages({
  de: {
    open: 'Frage stellen',
    intro: 'Dieser Chat beantwortet Fragen zu Orten und Veranstaltungen dieser Karte anhand ihrer Einträge.',
    placeholder: 'z. B. Wo gibt es heute Abend Pizza?',
    send: 'Fragen',
    log: 'Gesprächsverlauf',
    question: 'Frage',
    answer: 'Antwort',
    thinking: 'Wird nachgeschaut …',
    examples: 'Beispiele',
    example1: 'Wo gibt es heute Abend Pizza?',
    example2: 'Was läuft am Wochenende?',
    example3: 'Spielplätze in der Nähe',
    example4: 'Welche Apotheke ist jetzt offen?',
    found: (count: number) => `${places(count)} ${count === 1 ? 'passt' : 'passen'} dazu:`,
    foundOpen: (count: number, when: string) => `${places(count)} ${count === 1 ? 'hat' : 'haben'} ${when} geöffnet:`,
    withoutWhere: (where: string) => `${where}: dort gibt es das nicht. An anderen Orten:`,
    stand: (title: string, stand: string) => `${title}: Stand ${stand}.`,
    isOpen: (title: string, when: string, hours: string) =>
      `${title} hat ${when} geöffnet${hours ? `: ${hours}` : ''}.`,
    isClosed: (title: string, when: string, hours: string) =>
      `${title} hat ${when} geschlossen${hours ? `. Geöffnet an diesem Tag: ${hours}` : ''}.`,
    hoursUnknown: (title: string) => `Die Öffnungszeiten von ${title} sind nicht eingetragen.`,
    departures: 'Die nächsten Abfahrten hier:',
    report: 'Danke für den Hinweis. Er kann hier gemeldet werden:',
    toReport: 'Schaden oder Gefahr melden',
    noneOpen: (when: string) => `Davon ist ${when} nichts geöffnet. Sonst passend:`,
    withoutFeatures: 'Keine genaue Übereinstimmung. Am nächsten kommt:',
    noMatchFor: (query: string) => `Zu «${query}» wurde nichts gefunden. Sonst passend:`,
    foundEvents: (count: number) => `${events(count)}:`,
    noEvents: (when: string) => `${when} ist nichts eingetragen. Demnächst:`,
    nothing:
      'Dazu gibt es hier keine Einträge. Vielleicht hilft ein anderes Wort, zum Beispiel eine Art von Ort oder ein Gericht.',
    help: 'Gefragt werden kann nach Arten von Orten, Gerichten, Merkmalen und Zeiten.',
    more: (count: number) => `und ${count} weitere auf der Karte`,
    now: 'jetzt',
    failed: 'Die Antwort konnte gerade nicht geladen werden.',
  },
  en: {
    open: 'Ask a question',
    intro: 'This chat answers questions about places and events on this map, based on its entries.',
    placeholder: 'e.g. Where can I get pizza tonight?',
    send: 'Ask',
    log: 'Conversation',
    question: 'Question',
    answer: 'Answer',
    thinking: 'Looking it up …',
    examples: 'Examples',
    example1: 'Where can I get pizza tonight?',
    example2: 'What’s on this weekend?',
    example3: 'Playgrounds near me',
    example4: 'Which pharmacy is open now?',
    found: (count: number) => `${placesEn(count)} ${count === 1 ? 'matches' : 'match'}:`,
    foundOpen: (count: number, when: string) => `${placesEn(count)} ${count === 1 ? 'is' : 'are'} open ${when}:`,
    withoutWhere: (where: string) => `Nothing matches in ${where}. In other places:`,
    stand: (title: string, stand: string) => `${title}: stand ${stand}.`,
    isOpen: (title: string, when: string, hours: string) => `${title} is open ${when}${hours ? `: ${hours}` : ''}.`,
    isClosed: (title: string, when: string, hours: string) =>
      `${title} is closed ${when}${hours ? `. Open on that day: ${hours}` : ''}.`,
    hoursUnknown: (title: string) => `The opening hours of ${title} are not available.`,
    departures: 'The next departures here:',
    report: 'Thank you. It can be reported here:',
    toReport: 'Report damage or danger',
    noneOpen: (when: string) => `None of these are open ${when}. Other matches:`,
    withoutFeatures: 'No exact match. The closest results:',
    noMatchFor: (query: string) => `Nothing found for “${query}”. Other matches:`,
    foundEvents: (count: number) => `${eventsEn(count)}:`,
    noEvents: (when: string) => `No events are listed for ${when}. Coming up:`,
    nothing: 'There are no entries for that. Try another word, such as a kind of place or a dish.',
    help: 'Ask for kinds of places, dishes, features and times.',
    more: (count: number) => `and ${count} more on the map`,
    now: 'now',
    failed: 'The answer could not be loaded right now.',
  },
});
