import { municipality } from '../config/municipality.ts';

export const balzers = municipality({
  shortId: 3,
  title: 'Balzers',
  center: [9.5025, 47.0667],
  accentColor: '#8A5A00',
  rasterOverlay: '/branches/3/overlay/',
});
