import { defineMessages } from './messages.ts';

/** The second group of the dashboard's navigation. */
export const manageMessages = defineMessages({
  de: {
    group: 'Verwaltung',
    branch: 'Karte gestalten',
    reference: 'Stammdaten',
    contests: 'Gewinnspiele',
    staff: 'Mitglieder',
    releases: 'Auslieferung',
  },
  en: {
    group: 'Manage',
    branch: 'Design the map',
    reference: 'Reference data',
    contests: 'Contests',
    staff: 'Members',
    releases: 'Releases',
  },
});
