import { municipality } from '../config/municipality.ts';

export const gamprin = municipality({
  shortId: 9,
  title: 'Gamprin',
  center: [9.5097, 47.2203],
  accentColor: '#00736B',
});
