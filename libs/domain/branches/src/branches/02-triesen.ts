import { municipality } from '../config/municipality.ts';

export const triesen = municipality({ shortId: 2, title: 'Triesen', center: [9.5283, 47.107], accentColor: '#1F6F54' });
