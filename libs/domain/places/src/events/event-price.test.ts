import { expect, test } from 'vitest';
import { amountOf } from './event-price.ts';

test.each([
  ['CHF 12.50', 12.5, 'CHF'],
  ['8 €', 8, 'EUR'],
  ['Fr. 5.–', 5, 'CHF'],
  ['12,50 EUR', 12.5, 'EUR'],
])('reads %s', (text, amount, currency) => expect(amountOf(text)).toEqual({ amount, currency }));

test.each(['', 'free', 'Kollekte', '12', 'CHF 12 / 8', 'CHF 5 EUR', 'ab CHF 20', 'CHF 12 für Kinder'])(
  'finds no amount in %j',
  (text) => expect(amountOf(text)).toBeNull(),
);
