import { fair } from '../fair.ts';

export const messe = fair({ shortId: 13, subdomain: 'messe', title: 'Herbstmesse Lärchtal', tagKey: 'herbstmesse', accentColor: '#087F5B', hasKiosk: true });
