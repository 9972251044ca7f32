import { municipality } from '../municipality.ts';

export const triesen = municipality({ shortId: 2, title: 'Triesen', accentColor: '#1F6F54' });
