import { defineMessages } from './messages.ts';

/** What a map in another site's page says to those who scroll over it. */
export const gestureMessages = defineMessages({
  de: {
    withControl: 'Mit Ctrl und dem Mausrad wird die Karte grösser oder kleiner',
    withCommand: 'Mit ⌘ und Scrollen wird die Karte grösser oder kleiner',
    withFingers: 'Die Karte mit zwei Fingern bewegen',
  },
  en: {
    withControl: 'Use Ctrl and the wheel to zoom the map',
    withCommand: 'Use ⌘ and scroll to zoom the map',
    withFingers: 'Use two fingers to move the map',
  },
});
