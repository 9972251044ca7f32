import { fair } from '../config/fair.ts';

export const gewerbeschau = fair({
  shortId: 29,
  subdomain: 'gewerbeschau',
  title: 'Gewerbeschau Aubach',
  tagKey: 'gewerbeschau',
  accentColor: '#1D4ED8',
});
