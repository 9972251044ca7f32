import { municipality } from '../municipality.ts';

export const vaduz = municipality({ shortId: 1, title: 'Vaduz', accentColor: '#B3262E', rasterOverlay: '/branches/1/overlay/' });
