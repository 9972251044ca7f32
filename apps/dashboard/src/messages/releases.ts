import { defineMessages } from '@umkreis/i18n/messages.ts';

/** Texts of the releases and their health. */
export const releasesMessages = defineMessages({
  de: {
    heading: 'Auslieferung',
    notAllowed: 'Nur für Betreiber',
    notAllowedText: 'Auslieferungen sehen Mitglieder mit der Rolle «Betreiber».',
    allWell: 'Alles läuft normal',
    allWellText: 'Keine Auslieferung hat mehr Fehler als die vorherige.',
    someWorse: (n: number) => (n === 1 ? 'Eine Auslieferung hat Fehler' : `${n} Auslieferungen haben Fehler`),
    counted: (time: string) => `Gezählt von dem Server, der diese Seite ausgeliefert hat, seit ${time}.`,
    none: 'Noch nichts ausgeliefert',
    noneText: 'Im Betrieb ohne Auslieferungen (npm run dev) kommt alles aus den Quellen.',
    stable: 'für alle',
    canary: (branches: string) => `vorab: ${branches}`,
    previous: 'vorherige',
    since: (time: string) => `seit ${time}`,
    recent: (failures: number, loads: number) =>
      loads === 0 && failures === 0
        ? 'in 15 Minuten keine Seite'
        : `in 15 Minuten ${failures} von ${loads === 1 ? '1 Seite' : `${loads} Seiten`} mit Fehler`,
    total: (failures: number, loads: number) => `insgesamt ${failures} von ${loads}`,
    well: 'in Ordnung',
    worse: 'hat Fehler',
    isMissing: 'Die Dateien dieser Version fehlen.',
    incomplete: (version: string, served: string | undefined) =>
      served
        ? `Version ${version} ist im Speicher unvollständig. Ausgeliefert wird ${served}.`
        : `Version ${version} ist im Speicher unvollständig und wird nicht ausgeliefert.`,
    unreadablePointer: 'Der Zeiger auf die Version ist im Speicher nicht lesbar.',
    missingFiles: (keys: string) => `Es fehlt: ${keys}`,
    someDegraded: 'Die Auslieferung ist gestört',
    bucketUnread: (time: string) =>
      `Der Speicher der Auslieferungen ist seit ${time} nicht lesbar. Angezeigt und ausgeliefert wird die Kopie dieses Servers.`,
    goBack: 'Zurück zur vorherigen Version',
    endCanary: 'Vorabversion beenden',
    promote: 'Vorabversion für alle freigeben',
    edgeVersion: (version: string) => `Server ${version}.`,
    copy: 'Befehl kopieren',
    copied: 'Kopiert',
    takenBack: (versions: string) => `Zurückgenommen: ${versions}`,
    retained: (n: number) =>
      n === 1
        ? '1 ältere Version bleibt eine Woche für offene Seiten'
        : `${n} ältere Versionen bleiben eine Woche für offene Seiten`,
    shell: 'Shell',
    map: 'Karte',
    embed: 'Einbettung',
    kiosk: 'Kiosk',
    dashboard: 'Dashboard',
  },
  en: {
    heading: 'Releases',
    notAllowed: 'Staff only',
    notAllowedText: 'Releases are visible to members with the role “Staff”.',
    allWell: 'Everything is running normally',
    allWellText: 'No release has more errors than the one before it.',
    someWorse: (n: number) => (n === 1 ? 'One release has errors' : `${n} releases have errors`),
    counted: (time: string) => `Counted by the server that delivered this page, since ${time}.`,
    none: 'Nothing released yet',
    noneText: 'Without releases (npm run dev) everything comes from the sources.',
    stable: 'for all',
    canary: (branches: string) => `canary: ${branches}`,
    previous: 'previous',
    since: (time: string) => `since ${time}`,
    recent: (failures: number, loads: number) =>
      loads === 0 && failures === 0
        ? 'no page in 15 minutes'
        : `${failures} of ${loads === 1 ? '1 page' : `${loads} pages`} failed in 15 minutes`,
    total: (failures: number, loads: number) => `${failures} of ${loads} in total`,
    well: 'OK',
    worse: 'has errors',
    isMissing: 'The files of this version are missing.',
    incomplete: (version: string, served: string | undefined) =>
      served
        ? `Version ${version} is incomplete in the bucket. Version ${served} is served.`
        : `Version ${version} is incomplete in the bucket and not served.`,
    unreadablePointer: 'The pointer to the version cannot be read in the bucket.',
    missingFiles: (keys: string) => `Missing: ${keys}`,
    someDegraded: 'Releases are degraded',
    bucketUnread: (time: string) =>
      `The bucket of the releases has been unreadable since ${time}. This server shows and serves its copy.`,
    goBack: 'Roll back to the previous version',
    endCanary: 'End the canary',
    promote: 'Release the canary for all',
    edgeVersion: (version: string) => `Server ${version}.`,
    copy: 'Copy command',
    copied: 'Copied',
    takenBack: (versions: string) => `Rolled back: ${versions}`,
    retained: (n: number) =>
      n === 1
        ? '1 older version remains available to open pages for a week'
        : `${n} older versions remain available to open pages for a week`,
    shell: 'Shell',
    map: 'Map',
    embed: 'Embed',
    kiosk: 'Kiosk',
    dashboard: 'Dashboard',
  },
});
