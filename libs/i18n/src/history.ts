import { defineMessages } from './messages.ts';

/** Texts of the history of a place or an event, and of bringing an older state back. */
export const historyMessages = defineMessages({
  de: {
    whichField: 'Angabe',
    allFields: 'Alle Angaben',
    restoreTitle: 'Diesen Stand wiederherstellen?',
    restoreText:
      'Durchgestrichen steht, was heute gilt; darunter, was wieder gelten soll. Auch das lässt sich zurücknehmen.',
    nothingDiffers: 'Dieser Stand ist derselbe wie heute.',
    restoreField: (name: string) => `${name} wiederherstellen`,
    restoreAll: 'Wiederherstellen',
    restoreSome: (n: number) => (n === 1 ? '1 Angabe wiederherstellen' : `${n} Angaben wiederherstellen`),
    more: (n: number) => `${n} weitere zeigen`,
    close: 'Schliessen',
    cancel: 'Abbrechen',
  },
  en: {
    whichField: 'Field',
    allFields: 'All fields',
    restoreTitle: 'Bring this state back?',
    restoreText: 'Crossed out is what holds today; below it what is to hold again. This can be taken back, too.',
    nothingDiffers: 'This state is the same as today.',
    restoreField: (name: string) => `Bring back ${name}`,
    restoreAll: 'Bring back',
    restoreSome: (n: number) => (n === 1 ? 'Bring back 1 field' : `Bring back ${n} fields`),
    more: (n: number) => `Show ${n} more`,
    close: 'Close',
    cancel: 'Cancel',
  },
});
