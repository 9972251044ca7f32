import { defineMessages } from '@umkreis/i18n/messages.ts';

/** Hints of an embedded map on scroll and touch gestures. */
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
