import { defineMessages } from './messages.ts';

/** What a map in another site's page says to those who scroll over it. */
export const gestureMessages = defineMessages({
  de: {
    withControl: 'Zum Zoomen Ctrl gedrückt halten und scrollen',
    withCommand: 'Zum Zoomen ⌘ gedrückt halten und scrollen',
    withFingers: 'Die Karte mit zwei Fingern bewegen',
  },
  en: {
    withControl: 'Use Ctrl and scroll to zoom the map',
    withCommand: 'Use ⌘ and scroll to zoom the map',
    withFingers: 'Use two fingers to move the map',
  },
});
