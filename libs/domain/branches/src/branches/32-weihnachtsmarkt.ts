import { fair } from '../config/fair.ts';

export const weihnachtsmarkt = fair({
  shortId: 32,
  subdomain: 'weihnachtsmarkt',
  title: 'Weihnachtsmarkt Aubach',
  tagKey: 'weihnachtsmarkt',
  accentColor: '#991B1B',
});
