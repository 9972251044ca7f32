import { municipality } from '../municipality.ts';

export const gamprin = municipality({ shortId: 9, title: 'Gamprin', accentColor: '#00736B' });
