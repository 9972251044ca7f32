import { municipality } from '../municipality.ts';

export const schellenberg = municipality({ shortId: 11, title: 'Schellenberg', accentColor: '#4A5FC1' });
