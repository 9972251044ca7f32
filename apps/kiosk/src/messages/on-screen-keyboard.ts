import { defineMessages } from '@umkreis/i18n/messages.ts';

export const keyboardMessages = defineMessages({
  de: {
    title: 'Bildschirmtastatur',
    space: 'Leerzeichen',
    enter: 'Fertig',
    erase: 'Löschen',
    capitals: 'Grossbuchstaben',
    close: 'Tastatur schliessen',
  },
  en: {
    title: 'On-screen keyboard',
    space: 'Space',
    enter: 'Done',
    erase: 'Erase',
    capitals: 'Capital letters',
    close: 'Close the keyboard',
  },
});
