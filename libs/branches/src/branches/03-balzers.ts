import { municipality } from '../municipality.ts';

export const balzers = municipality({ shortId: 3, title: 'Balzers', accentColor: '#8A5A00', rasterOverlay: '/branches/3/overlay/' });
