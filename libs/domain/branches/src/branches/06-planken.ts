import { municipality } from '../config/municipality.ts';

export const planken = municipality({ shortId: 6, title: 'Planken', center: [9.5444, 47.185], accentColor: '#3C7A2F' });
