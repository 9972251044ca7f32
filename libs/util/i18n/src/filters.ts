import { defineMessages } from './messages.ts';

/** Texts of the filter. */
export const filtersMessages = defineMessages({
  de: {
    takeout: 'Take-away',
    delivery: 'Lieferung',
    resetFilter: 'Filter zurücksetzen',
    showPlaces: 'Orte zeigen',
    showResults: (count: number) => (count === 1 ? '1 Ort zeigen' : `${count} Orte zeigen`),
  },
  en: {
    takeout: 'Takeaway',
    delivery: 'Delivery',
    resetFilter: 'Reset filters',
    showPlaces: 'Show places',
    showResults: (count: number) => (count === 1 ? 'Show 1 place' : `Show ${count} places`),
  },
});
