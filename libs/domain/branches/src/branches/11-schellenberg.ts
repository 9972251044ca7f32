import { municipality } from '../config/municipality.ts';

export const schellenberg = municipality({
  shortId: 11,
  title: 'Schellenberg',
  center: [9.5467, 47.2314],
  accentColor: '#4A5FC1',
});
