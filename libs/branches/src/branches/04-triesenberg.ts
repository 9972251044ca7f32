import { municipality } from '../municipality.ts';

export const triesenberg = municipality({ shortId: 4, title: 'Triesenberg', accentColor: '#2F6690' });
