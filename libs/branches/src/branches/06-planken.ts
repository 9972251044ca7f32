import { municipality } from '../municipality.ts';

export const planken = municipality({ shortId: 6, title: 'Planken', accentColor: '#3C7A2F' });
