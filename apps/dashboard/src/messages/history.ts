import { defineMessages } from '@umkreis/i18n/messages.ts';

/** Texts of the history of a place or event, and of restoring an older state. */
export const historyMessages = defineMessages({
  de: {
    whichField: 'Angabe',
    allFields: 'Alle Angaben',
    restoreTitle: 'Diesen Stand wiederherstellen?',
    restoreText:
      'Durchgestrichen: der aktuelle Wert. Darunter: der Wert, der wiederhergestellt wird. Auch das lässt sich rückgängig machen.',
    nothingDiffers: 'Dieser Stand ist derselbe wie der aktuelle.',
    restoreField: (name: string) => `${name} wiederherstellen`,
    restoreAll: 'Wiederherstellen',
    restoreSome: (n: number) => (n === 1 ? '1 Angabe wiederherstellen' : `${n} Angaben wiederherstellen`),
    more: (n: number) => `${n} weitere anzeigen`,
    close: 'Schliessen',
    cancel: 'Abbrechen',
  },
  en: {
    whichField: 'Field',
    allFields: 'All fields',
    restoreTitle: 'Restore this version?',
    restoreText:
      'Current values are crossed out; the values to be restored are below them. This can be undone as well.',
    nothingDiffers: 'This version is the same as the current one.',
    restoreField: (name: string) => `Restore ${name}`,
    restoreAll: 'Restore',
    restoreSome: (n: number) => (n === 1 ? 'Restore 1 field' : `Restore ${n} fields`),
    more: (n: number) => `Show ${n} more`,
    close: 'Close',
    cancel: 'Cancel',
  },
});
