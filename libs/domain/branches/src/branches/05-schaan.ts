import { municipality } from '../config/municipality.ts';

export const schaan = municipality({ shortId: 5, title: 'Schaan', center: [9.5095, 47.165], accentColor: '#0B6E99' });
