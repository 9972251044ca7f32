import { fair } from '../config/fair.ts';

export const genussmeile = fair({
  shortId: 31,
  subdomain: 'genussmeile',
  title: 'Genussmeile Seedorf',
  tagKey: 'genussmeile',
  accentColor: '#B45309',
});
