import { defineMessages } from '@umkreis/i18n/messages.ts';

export const kioskMessages = defineMessages({
  de: {
    center: 'Zum Standort',
    here: 'Standort',
    lower: 'Bedienung tiefer setzen',
    raise: 'Bedienung wieder höher setzen',
    start: 'Berühren zum Starten',
    today: 'Heute',
    stillThere: 'Noch da?',
    stillThereText: (seconds: number) => `In ${seconds} Sekunden wird die Karte zurückgesetzt.`,
    goOn: 'Weitermachen',
    screensaver: 'Bildschirmschoner',
    openUntilTouched: 'Karte berühren, um Orte zu entdecken',
  },
  en: {
    center: 'Centre on this location',
    here: 'You are here',
    lower: 'Move controls lower',
    raise: 'Move controls up again',
    start: 'Touch to start',
    today: 'Today',
    stillThere: 'Still there?',
    stillThereText: (seconds: number) => `The map resets in ${seconds} seconds.`,
    goOn: 'Continue',
    screensaver: 'Screensaver',
    openUntilTouched: 'Touch the map to discover places',
  },
});
