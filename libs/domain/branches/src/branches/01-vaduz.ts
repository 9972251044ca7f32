import { municipality } from '../config/municipality.ts';

export const vaduz = municipality({
  shortId: 1,
  title: 'Vaduz',
  center: [9.5209, 47.141],
  accentColor: '#B3262E',
  menuButton: 'vaduz-wide.svg',
  rasterOverlay: '/branches/1/overlay/',
});
