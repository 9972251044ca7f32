import { municipality } from '../municipality.ts';

export const schaan = municipality({ shortId: 5, title: 'Schaan', accentColor: '#0B6E99' });
