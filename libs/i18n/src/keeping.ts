import { defineMessages } from './messages.ts';

/** Texts of keeping a guide on a device. */
export const keepingMessages = defineMessages({
  de: {
    title: 'Karte mitnehmen',
    text: (guide: string) =>
      `Die ganze Karte von ${guide} kommt auf dieses Gerät: Strassen und Wege, alle Orte, Suche und Öffnungszeiten. Sie öffnet sich dann auch ohne Netz.`,
    textWithoutPlaces: (guide: string) =>
      `Strassen und Wege von ${guide} kommen auf dieses Gerät und öffnen sich dann auch ohne Netz. Orte hat diese Karte mehr, als ein Gerät behält: sie kommen weiterhin mit dem Netz; was Sie angesehen haben, bleibt.`,
    size: (size: string) => `Braucht etwa ${size}`,
    measuring: 'Die Grösse wird ermittelt …',
    keep: 'Auf diesem Gerät speichern',
    keeping: (size: string, all: string) => `${size} von etwa ${all}`,
    progress: 'Wird gespeichert',
    cancel: 'Abbrechen',
    kept: 'Auf diesem Gerät gespeichert',
    keptSince: (date: string, places: number | null, size: string) =>
      `Stand ${date}, ${places === null ? 'ohne Orte' : places === 1 ? 'ein Ort' : `${places} Orte`}, ${size}`,
    renew: 'Aktualisieren',
    forget: 'Entfernen',
    faultNetwork: 'Die Verbindung reicht gerade nicht. Was schon gespeichert ist, bleibt.',
    faultRoom: 'Auf diesem Gerät ist dafür nicht genug Platz.',
    needsNetwork: 'Zum Speichern braucht es einmal eine Verbindung.',
    install: 'Als App installieren',
    installText: 'Mit eigenem Symbol auf dem Startbildschirm, ohne Adresszeile.',
    installByHand: 'Für ein eigenes Symbol: im Teilen-Menü des Browsers «Zum Home-Bildschirm» wählen.',
  },
  en: {
    title: 'Take the map along',
    text: (guide: string) =>
      `The whole map of ${guide} comes onto this device: streets and paths, all places, search and opening hours. It then opens without a network too.`,
    textWithoutPlaces: (guide: string) =>
      `Streets and paths of ${guide} come onto this device and then open without a network too. This map has more places than a device keeps: they still come with the network; what you have looked at stays.`,
    size: (size: string) => `Takes about ${size}`,
    measuring: 'Finding out the size …',
    keep: 'Save on this device',
    keeping: (size: string, all: string) => `${size} of about ${all}`,
    progress: 'Saving',
    cancel: 'Cancel',
    kept: 'Saved on this device',
    keptSince: (date: string, places: number | null, size: string) =>
      `As of ${date}, ${places === null ? 'without places' : places === 1 ? 'one place' : `${places} places`}, ${size}`,
    renew: 'Update',
    forget: 'Remove',
    faultNetwork: 'The connection is not good enough right now. What has been saved stays.',
    faultRoom: 'There is not enough room on this device.',
    needsNetwork: 'Saving needs a connection once.',
    install: 'Install as an app',
    installText: 'With a symbol of its own on the home screen, without an address bar.',
    installByHand: "For a symbol of its own choose 'Add to Home Screen' in the browser's share menu.",
  },
});
