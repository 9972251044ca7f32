import { defineMessages } from './messages.ts';

/** What is released where, and how it fares. */
export const releasesMessages = defineMessages({
  de: {
    heading: 'Auslieferung',
    notAllowed: 'Nur für Betreiber',
    notAllowedText: 'Was wo ausgeliefert ist, sehen Mitglieder mit der Rolle «Betreiber».',
    allWell: 'Alles läuft wie vorher',
    allWellText: 'Keine Auslieferung macht mehr Fehler als die davor.',
    someWorse: (n: number) => (n === 1 ? 'Eine Auslieferung macht Fehler' : `${n} Auslieferungen machen Fehler`),
    counted: (time: string) => `Gezählt von dem Server, der diese Seite gab, seit ${time}.`,
    none: 'Noch nichts ausgeliefert',
    noneText: 'Im Betrieb ohne Auslieferungen (npm run dev) kommt alles aus den Quellen.',
    stable: 'für alle',
    canary: (branches: string) => `zur Probe: ${branches}`,
    previous: 'davor',
    since: (time: string) => `seit ${time}`,
    recent: (faults: number, loads: number) =>
      loads === 0 && faults === 0
        ? 'in 15 Minuten keine Seite'
        : `in 15 Minuten ${faults} von ${loads} Seiten mit Fehler`,
    total: (faults: number, loads: number) => `insgesamt ${faults} von ${loads}`,
    well: 'in Ordnung',
    worse: 'macht Fehler',
    isMissing: 'Die Dateien dieser Version sind nicht da.',
    incomplete: (version: string, served: string | undefined) =>
      served
        ? `Version ${version} ist im Speicher unvollständig. Ausgeliefert wird ${served}.`
        : `Version ${version} ist im Speicher unvollständig und wird nicht ausgeliefert.`,
    unreadablePointer: 'Der Zeiger auf die Version ist im Speicher nicht lesbar.',
    missingFiles: (keys: string) => `Es fehlt: ${keys}`,
    someDegraded: 'Die Auslieferung ist gestört',
    bucketUnread: (time: string) =>
      `Der Speicher der Auslieferungen ist seit ${time} nicht lesbar. Angezeigt und ausgeliefert wird die Kopie dieses Servers.`,
    goBack: 'Zurück zur Version davor',
    endCanary: 'Probe beenden',
    copy: 'Befehl kopieren',
    copied: 'Kopiert',
    takenBack: (versions: string) => `Zurückgenommen: ${versions}`,
    kept: (n: number) =>
      n === 1
        ? '1 ältere Version bleibt eine Woche für offene Seiten'
        : `${n} ältere Versionen bleiben eine Woche für offene Seiten`,
    shell: 'Rahmen',
    map: 'Karte',
    embed: 'Einbettung',
    kiosk: 'Kiosk',
    dashboard: 'Dashboard',
  },
  en: {
    heading: 'Releases',
    notAllowed: 'Staff only',
    notAllowedText: 'What is released where is seen by members with the role ‘Provider’.',
    allWell: 'All goes as before',
    allWellText: 'No release fails more than the one before it.',
    someWorse: (n: number) => (n === 1 ? 'One release fails' : `${n} releases fail`),
    counted: (time: string) => `Counted by the server that gave this page, since ${time}.`,
    none: 'Nothing is released yet',
    noneText: 'Without releases (npm run dev) everything comes from the sources.',
    stable: 'for all',
    canary: (branches: string) => `on trial: ${branches}`,
    previous: 'before',
    since: (time: string) => `since ${time}`,
    recent: (faults: number, loads: number) =>
      loads === 0 && faults === 0 ? 'no page in 15 minutes' : `${faults} of ${loads} pages failed in 15 minutes`,
    total: (faults: number, loads: number) => `${faults} of ${loads} in all`,
    well: 'well',
    worse: 'fails',
    isMissing: 'The files of this version are not there.',
    incomplete: (version: string, served: string | undefined) =>
      served
        ? `Version ${version} is incomplete in the bucket. Version ${served} is served.`
        : `Version ${version} is incomplete in the bucket and not served.`,
    unreadablePointer: 'The pointer to the version cannot be read in the bucket.',
    missingFiles: (keys: string) => `Missing: ${keys}`,
    someDegraded: 'Releases are degraded',
    bucketUnread: (time: string) =>
      `The bucket of the releases has been unreadable since ${time}. This server shows and serves its copy.`,
    goBack: 'Back to the version before',
    endCanary: 'End the trial',
    copy: 'Copy command',
    copied: 'Copied',
    takenBack: (versions: string) => `Taken back: ${versions}`,
    kept: (n: number) =>
      n === 1 ? '1 older version stays a week for open pages' : `${n} older versions stay a week for open pages`,
    shell: 'Frame',
    map: 'Map',
    embed: 'Embed',
    kiosk: 'Kiosk',
    dashboard: 'Dashboard',
  },
});
