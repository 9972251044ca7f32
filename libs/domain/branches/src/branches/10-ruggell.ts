import { municipality } from '../config/municipality.ts';

export const ruggell = municipality({
  shortId: 10,
  title: 'Ruggell',
  center: [9.5258, 47.2381],
  accentColor: '#A3431F',
});
