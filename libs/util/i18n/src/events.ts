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
    noneFiltered: 'Keine Veranstaltung passt zu diesen Filtern',
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
    noneText: 'Events appear here as soon as they are entered.',
    noneFiltered: 'No events match these filters',
    subscribe: 'Subscribe to calendar',
    subscribeTopic: 'Subscribe to this topic',
  },
});
