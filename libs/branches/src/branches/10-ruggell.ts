import { municipality } from '../municipality.ts';

export const ruggell = municipality({ shortId: 10, title: 'Ruggell', accentColor: '#A3431F' });
