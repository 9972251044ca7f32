import { defineMessages } from '@umkreis/i18n/messages.ts';

/** Second group of the dashboard's navigation. */
export const manageMessages = defineMessages({
  de: {
    group: 'Verwaltung',
    branch: 'Karte gestalten',
    embed: 'Einbetten',
    reference: 'Stammdaten',
    contests: 'Gewinnspiele',
    kiosks: 'Kioske',
    staff: 'Mitglieder',
    personalData: 'Personendaten',
    audit: 'Protokoll',
    releases: 'Auslieferung',
  },
  en: {
    group: 'Administration',
    branch: 'Design the map',
    embed: 'Embed',
    reference: 'Reference data',
    contests: 'Contests',
    kiosks: 'Kiosks',
    staff: 'Members',
    personalData: 'Personal data',
    audit: 'Audit log',
    releases: 'Releases',
  },
});
