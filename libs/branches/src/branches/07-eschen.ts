import { municipality } from '../municipality.ts';

export const eschen = municipality({ shortId: 7, title: 'Eschen', accentColor: '#9A3B6A' });
