import { municipality } from '../municipality.ts';

export const mauren = municipality({ shortId: 8, title: 'Mauren', accentColor: '#7A4FBF' });
