import { defineMessages } from './messages.ts';

/** Texts of the list of events. */
export const eventsMessages = defineMessages({
  de: {
    title: 'Agenda',
    count: (count: number) => (count === 1 ? '1 Veranstaltung' : `${count} Veranstaltungen`),
    today: 'Heute',
    tomorrow: 'Morgen',
    week: 'Diese Woche',
    weekend: 'Am Wochenende',
    later: 'Später',
    none: 'Zurzeit ist nichts geplant',
    noneText: 'Sobald eine Veranstaltung eingetragen ist, steht sie hier.',
    noneFiltered: 'Der Filter lässt keine Veranstaltung übrig',
    subscribe: 'Kalender abonnieren',
    subscribeTopic: 'Dieses Thema abonnieren',
  },
  en: {
    title: 'What’s on',
    count: (count: number) => (count === 1 ? '1 event' : `${count} events`),
    today: 'Today',
    tomorrow: 'Tomorrow',
    week: 'This week',
    weekend: 'This weekend',
    later: 'Later',
    none: 'Nothing is planned at the moment',
    noneText: 'As soon as an event is entered, it appears here.',
    noneFiltered: 'The filter leaves no event',
    subscribe: 'Subscribe to the calendar',
    subscribeTopic: 'Subscribe to this topic',
  },
});
