import { defineMessages } from '@umkreis/i18n/messages.ts';
import { numberText } from '@umkreis/i18n/number-text.ts';

const days = (n: number) => (n === 1 ? '1 Tag' : `${numberText(n, 'de')} Tage`);
const daysEn = (n: number) => (n === 1 ? '1 day' : `${numberText(n, 'en')} days`);
const entries = (n: number) => (n === 1 ? '1 Teilnahme' : `${numberText(n, 'de')} Teilnahmen`);
const entriesEn = (n: number) => (n === 1 ? '1 contest entry' : `${numberText(n, 'en')} contest entries`);
const requests = (n: number) => (n === 1 ? '1 Vorschlag' : `${numberText(n, 'de')} Vorschläge`);
const requestsEn = (n: number) => (n === 1 ? '1 suggestion' : `${numberText(n, 'en')} suggestions`);

/** Personal data in the dashboard: retention periods, and the data stored for one address. */
export const personalDataMessages = defineMessages({
  de: {
    heading: 'Personendaten',
    notAllowed: 'Nur für Betreiber',
    notAllowedText: 'Personendaten verwalten Mitglieder mit der Rolle «Betreiber».',
    periods: 'Aufbewahrung',
    entriesPeriod: (n: number) => `Teilnahmen an Gewinnspielen: gelöscht ${days(n)} nach dem Ende des Gewinnspiels.`,
    contactsPeriod: (n: number) =>
      `Kontaktadressen von Vorschlägen: gelöscht ${days(n)} nach dem Entscheid; offene Vorschläge: ${days(2 * n)} nach dem Eingang.`,
    auditPeriod: (n: number) => `Protokoll der Zugriffe: ${days(n)}.`,
    lastRun: (date: string) => `Zuletzt gelöscht: ${date}.`,
    noRun: 'Noch nie gelöscht; das geschieht einmal am Tag.',
    person: 'Daten einer Person',
    email: 'E-Mail-Adresse',
    emailHint: 'Gross- und Kleinschreibung spielt keine Rolle. Jede Suche steht im Protokoll, ohne die Adresse.',
    emailError: 'Eine vollständige E-Mail-Adresse eingeben.',
    find: 'Suchen',
    nothing: 'Unter dieser Adresse ist nichts gespeichert.',
    stored: (email: string) => `Gespeichert unter ${email}`,
    everywhere: 'Alle Karten',
    entries,
    requests,
    download: 'Als Datei laden',
    erase: 'Löschen',
    eraseSure: (n: number, m: number) =>
      `${entries(n)}: Name, Adresse und Antwort. ${requests(m)}: Kontaktadresse und Nachricht. Das Löschen lässt sich nicht rückgängig machen.`,
    eraseNow: 'Ja, löschen',
    cancel: 'Abbrechen',
    erased: (n: number, m: number) => `Gelöscht: ${entries(n)}, ${requests(m)}.`,
    fileName: 'personendaten.json',
  },
  en: {
    heading: 'Personal data',
    notAllowed: 'Staff only',
    notAllowedText: 'Personal data is managed by members with the role “Staff”.',
    periods: 'Retention',
    entriesPeriod: (n: number) => `Contest entries: erased ${daysEn(n)} after the end of the contest.`,
    contactsPeriod: (n: number) =>
      `Contact addresses of suggestions: erased ${daysEn(n)} after the decision; open suggestions: ${daysEn(2 * n)} after receipt.`,
    auditPeriod: (n: number) => `Log of accesses: ${daysEn(n)}.`,
    lastRun: (date: string) => `Last erased: ${date}.`,
    noRun: 'Never erased so far; this happens once a day.',
    person: 'Data of one person',
    email: 'E-mail address',
    emailHint: 'Not case-sensitive. Each search is recorded in the audit log, without the address.',
    emailError: 'Enter a complete e-mail address.',
    find: 'Search',
    nothing: 'Nothing is stored under this address.',
    stored: (email: string) => `Stored under ${email}`,
    everywhere: 'All maps',
    entries: entriesEn,
    requests: requestsEn,
    download: 'Download as a file',
    erase: 'Erase',
    eraseSure: (n: number, m: number) =>
      `${entriesEn(n)}: name, address and answer. ${requestsEn(m)}: contact address and message. This cannot be undone.`,
    eraseNow: 'Yes, erase',
    cancel: 'Cancel',
    erased: (n: number, m: number) => `Erased: ${entriesEn(n)}, ${requestsEn(m)}.`,
    fileName: 'personal-data.json',
  },
});
