import { defineMessages } from '@umkreis/i18n/messages.ts';

/** Texts of storing a guide on the device. */
export const offlineGuideMessages = defineMessages({
  de: {
    title: 'Karte offline speichern',
    text: (guide: string) =>
      `Die ganze Karte von ${guide} wird auf diesem Gerät gespeichert: Strassen und Wege, alle Orte, Suche und Öffnungszeiten. Sie öffnet sich dann auch ohne Verbindung.`,
    textWithoutPlaces: (guide: string) =>
      `Strassen und Wege von ${guide} werden auf diesem Gerät gespeichert und öffnen sich dann auch ohne Verbindung. Diese Karte hat mehr Orte, als ein Gerät speichern kann: Sie werden weiterhin über die Verbindung geladen; bereits angesehene bleiben verfügbar.`,
    size: (size: string) => `Braucht etwa ${size}`,
    measuring: 'Die Grösse wird berechnet …',
    save: 'Auf diesem Gerät speichern',
    saving: (size: string, all: string) => `${size} von etwa ${all}`,
    progress: 'Wird gespeichert',
    cancel: 'Abbrechen',
    saved: 'Auf diesem Gerät gespeichert',
    savedSince: (date: string, places: number | null, size: string) =>
      `Stand ${date}, ${places === null ? 'ohne Orte' : places === 1 ? 'ein Ort' : `${places} Orte`}, ${size}`,
    renew: 'Aktualisieren',
    forget: 'Entfernen',
    networkError: 'Die Verbindung reicht gerade nicht. Was schon gespeichert ist, bleibt.',
    spaceError: 'Auf diesem Gerät ist dafür nicht genug Platz.',
    needsNetwork: 'Zum Speichern ist einmal eine Verbindung nötig.',
    install: 'Als App installieren',
    installText: 'Mit eigenem Symbol auf dem Startbildschirm, ohne Adresszeile.',
    installManually: 'Für ein eigenes Symbol: im Teilen-Menü des Browsers «Zum Home-Bildschirm» wählen.',
  },
  en: {
    title: 'Save map offline',
    text: (guide: string) =>
      `The whole map of ${guide} is saved on this device: streets and paths, all places, search and opening hours. It then also opens without a connection.`,
    textWithoutPlaces: (guide: string) =>
      `Streets and paths of ${guide} are saved on this device and then also open without a connection. This map has more places than a device can store: they are still loaded over the connection; places already viewed stay available.`,
    size: (size: string) => `Takes about ${size}`,
    measuring: 'Calculating the size …',
    save: 'Save on this device',
    saving: (size: string, all: string) => `${size} of about ${all}`,
    progress: 'Saving',
    cancel: 'Cancel',
    saved: 'Saved on this device',
    savedSince: (date: string, places: number | null, size: string) =>
      `As of ${date}, ${places === null ? 'without places' : places === 1 ? 'one place' : `${places} places`}, ${size}`,
    renew: 'Update',
    forget: 'Remove',
    networkError: 'The connection is not good enough right now. What has been saved remains.',
    spaceError: 'There is not enough space on this device.',
    needsNetwork: 'A connection is needed for saving.',
    install: 'Install as an app',
    installText: 'With its own icon on the home screen, without an address bar.',
    installManually: 'For an icon, choose “Add to Home Screen” in the browser’s share menu.',
  },
});
