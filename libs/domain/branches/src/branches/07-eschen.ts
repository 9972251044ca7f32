import { municipality } from '../config/municipality.ts';

export const eschen = municipality({ shortId: 7, title: 'Eschen', center: [9.5222, 47.2106], accentColor: '#9A3B6A' });
