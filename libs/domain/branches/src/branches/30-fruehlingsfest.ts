import { fair } from '../config/fair.ts';

export const fruehlingsfest = fair({
  shortId: 30,
  subdomain: 'fruehlingsfest',
  title: 'Frühlingsfest Lärchtal',
  tagKey: 'fruehlingsfest',
  accentColor: '#BE123C',
});
