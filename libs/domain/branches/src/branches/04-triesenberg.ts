import { municipality } from '../config/municipality.ts';

export const triesenberg = municipality({
  shortId: 4,
  title: 'Triesenberg',
  center: [9.5417, 47.1181],
  accentColor: '#2F6690',
});
