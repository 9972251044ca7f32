import { municipality } from '../config/municipality.ts';

export const mauren = municipality({ shortId: 8, title: 'Mauren', center: [9.5442, 47.2181], accentColor: '#7A4FBF' });
