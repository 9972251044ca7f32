import { defineMessages } from './messages.ts';

/** The API's reason in words of a person; # stands for its number. What it never says stays as it is. */
const sentence = (reason: string, known: Readonly<Record<string, string>>): string =>
  known[reason.replace(/\d+(?! MB)/, '#')]?.replace('#', /\d+/.exec(reason)?.[0] ?? '') ?? reason;

/** Texts of taking events out of other calendars. */
export const calendarImportMessages = defineMessages({
  de: {
    title: 'Kalender übernehmen',
    intro:
      'Events aus dem Kalender eines Vereins oder Hauses: einmal aus einer Datei, oder abonniert und alle sechs Stunden nachgeführt. Nichts kommt doppelt.',
    place: 'Ort der Events',
    choosePlace: 'Ort wählen',
    otherPlace: 'Anderer Ort',
    placeFirst: 'Zuerst den Ort wählen, an dem die Events stattfinden.',
    file: 'Aus einer Datei',
    fileText: 'Eine Datei im Format iCalendar (.ics), bis 1 MB.',
    chooseFile: 'Datei wählen',
    tooLarge: 'Die Datei ist grösser als 1 MB.',
    preview: (n: number) => (n === 1 ? '1 Event gefunden' : `${n} Events gefunden`),
    take: (n: number) => (n === 1 ? '1 Event übernehmen' : `${n} Events übernehmen`),
    nothingToTake: 'Es gibt nichts zu übernehmen.',
    taken: (n: number) => (n === 1 ? '1 Event übernommen.' : `${n} Events übernommen.`),
    cancel: 'Abbrechen',
    state: (state: string) =>
      (
        {
          new: 'neu',
          changed: 'geändert',
          same: 'unverändert',
          cancelled: 'abgesagt',
          refused: 'nicht übernommen',
        } as Record<string, string>
      )[state] ?? state,
    fault: (reason: string) =>
      (
        {
          'has no begin': 'ohne Beginn',
          'has no UID': 'ohne Kennung (UID)',
          'has no title': 'ohne Titel',
          'has no readable time': 'Zeit nicht lesbar',
          'ends before it begins': 'endet vor dem Beginn',
          'lasts too long': 'dauert zu lang',
          'has a time zone that can not be read': 'Zeitzone nicht lesbar',
          'has an invalid rule': 'ungültige Wiederholung',
          'has too many rules': 'zu viele Regeln der Wiederholung',
          'lists too many dates': 'zu viele einzelne Termine',
          'has no date in the coming year': 'kein Termin im kommenden Jahr',
          'repeats in a way that takes too long to work out': 'Wiederholung nicht berechenbar',
          'has dates beyond what a calendar may have': 'mehr Termine, als ein Kalender haben darf',
        } as Record<string, string>
      )[reason] ?? reason,
    subscribe: 'Abonnieren',
    subscribeTitle: 'Von einer Adresse',
    address: 'Adresse des Kalenders',
    addressHint: 'https://… oder webcal://…, öffentlich erreichbar.',
    addressFault: 'Eine Adresse beginnt mit https://, http:// oder webcal://.',
    known: 'Diesen Kalender hat der Ort schon.',
    readingFault: (reason: string) =>
      sentence(reason, {
        'no web address': 'Das ist keine Web-Adresse.',
        'an unusual port': 'Die Adresse nennt einen ungewöhnlichen Port.',
        'the address is not a public one': 'Die Adresse ist nicht öffentlich erreichbar.',
        'no answer in time': 'Von dort kommt keine Antwort.',
        'no connection to the server': 'Dort ist kein Server zu erreichen.',
        'too many redirects': 'Die Adresse leitet zu oft weiter.',
        'larger than 1 MB': 'Der Kalender ist grösser als 1 MB.',
        'is no calendar': 'Das ist kein Kalender im Format iCalendar.',
        'takes too long to read': 'Der Kalender ist zu aufwendig zu lesen.',
        'takes too much memory to read': 'Der Kalender braucht zu viel Speicher.',
        'reading it was interrupted': 'Das Lesen wurde unterbrochen.',
        'the events could not be written': 'Die Events konnten nicht gespeichert werden.',
        'the server answers #': 'Der Server dort antwortet mit #.',
        'has more than # events': 'Der Kalender hat mehr als # Events.',
        'a branch has # calendars at most': 'Eine Karte hat höchstens # Kalender.',
      }),
    subscribed: 'Abonniert.',
    feeds: 'Abonnierte Kalender',
    noFeeds: 'Noch keine.',
    feedRead: (date: string, n: number) => `Gelesen ${date} · ${n === 1 ? '1 Event' : `${n} Events`}`,
    feedFault: (reason: string) => `Zuletzt nicht gelesen: ${reason}`,
    feedSuspended: (date: string, failures: number, reason: string | null) =>
      `Angehalten seit ${date}, nach ${failures} erfolglosen Versuchen.${reason ? ` ${reason}` : ''} Die Events bleiben, werden aber nicht mehr nachgeführt.`,
    resume: 'Fortsetzen',
    resumed: 'Fortgesetzt.',
    readNow: 'Jetzt lesen',
    readDone: 'Gelesen.',
    end: 'Abonnement beenden',
    ended: 'Beendet. Die Events bleiben.',
    out: 'Eigene Kalender',
    outText: 'Diese Adressen abonnieren Besucherinnen und andere Seiten.',
    toCalendars: 'Kalender',
    back: 'Zu den Events',
    copy: 'Adresse kopieren',
    copied: 'Kopiert',
  },
  en: {
    title: 'Take over a calendar',
    intro:
      'Events out of the calendar of a club or a house: once from a file, or subscribed and kept up every six hours. Nothing comes twice.',
    place: 'Place of the events',
    choosePlace: 'Choose a place',
    otherPlace: 'Another place',
    placeFirst: 'First choose the place at which the events are.',
    file: 'From a file',
    fileText: 'A file in the format iCalendar (.ics), up to 1 MB.',
    chooseFile: 'Choose a file',
    tooLarge: 'The file is larger than 1 MB.',
    preview: (n: number) => (n === 1 ? '1 event found' : `${n} events found`),
    take: (n: number) => (n === 1 ? 'Take over 1 event' : `Take over ${n} events`),
    nothingToTake: 'There is nothing to take over.',
    taken: (n: number) => (n === 1 ? '1 event taken over.' : `${n} events taken over.`),
    cancel: 'Cancel',
    state: (state: string) =>
      (
        {
          new: 'new',
          changed: 'changed',
          same: 'unchanged',
          cancelled: 'cancelled',
          refused: 'not taken over',
        } as Record<string, string>
      )[state] ?? state,
    fault: (reason: string) =>
      ({ 'has a time zone that can not be read': 'has a time zone that can’t be read' } as Record<string, string>)[
        reason
      ] ?? reason,
    subscribe: 'Subscribe',
    subscribeTitle: 'From an address',
    address: 'Address of the calendar',
    addressHint: 'https://… or webcal://…, to be reached publicly.',
    addressFault: 'An address begins with https://, http:// or webcal://.',
    known: 'The place has this calendar already.',
    readingFault: (reason: string) =>
      sentence(reason, {
        'no web address': 'This is no web address.',
        'an unusual port': 'The address names an unusual port.',
        'the address is not a public one': 'The address can’t be reached publicly.',
        'no answer in time': 'No answer comes from there.',
        'no connection to the server': 'No server can be reached there.',
        'too many redirects': 'The address leads on too often.',
        'larger than 1 MB': 'The calendar is larger than 1 MB.',
        'is no calendar': 'This is no calendar in the format iCalendar.',
        'takes too long to read': 'Reading the calendar takes too long.',
        'takes too much memory to read': 'Reading the calendar takes too much memory.',
        'reading it was interrupted': 'Reading it was interrupted.',
        'the events could not be written': 'The events could not be saved.',
        'the server answers #': 'The server there answers #.',
        'has more than # events': 'The calendar has more than # events.',
        'a branch has # calendars at most': 'A map has # calendars at most.',
      }),
    subscribed: 'Subscribed.',
    feeds: 'Subscribed calendars',
    noFeeds: 'None yet.',
    feedRead: (date: string, n: number) => `Read ${date} · ${n === 1 ? '1 event' : `${n} events`}`,
    feedFault: (reason: string) => `Not read the last time: ${reason}`,
    feedSuspended: (date: string, failures: number, reason: string | null) =>
      `Suspended since ${date}, after ${failures} failed attempts.${reason ? ` ${reason}` : ''} Its events stay, but are no longer updated.`,
    resume: 'Resume',
    resumed: 'Resumed.',
    readNow: 'Read now',
    readDone: 'Read.',
    end: 'End the subscription',
    ended: 'Ended. Its events stay.',
    out: 'Own calendars',
    outText: 'Visitors and other sites subscribe to these addresses.',
    toCalendars: 'Calendars',
    back: 'To the events',
    copy: 'Copy the address',
    copied: 'Copied',
  },
});
