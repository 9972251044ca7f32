/** The price of an event with free admission, shown in the language of the reader. */
export const FREE = 'free';

const currencies: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP', FR: 'CHF', 'FR.': 'CHF', 'SFR.': 'CHF' };

/**
 * The amount that a text names, if it is nothing but one amount with its currency: 'CHF 12.50', '8 €', 'Fr. 5.–'.
 * @returns null for anything else
 */
export function amountOf(price: string): { amount: number; currency: string } | null {
  const text = price
    .trim()
    .toUpperCase()
    .replace(/[.,](–|-+)$/, '');
  const match =
    /^(?<before>[A-Z]{2,3}\.?|[€$£])?\s*(?<number>\d{1,6}(?:[.,]\d{1,2})?)\s*(?<after>[A-Z]{2,3}\.?|[€$£])?$/.exec(
      text,
    );
  const { before, number, after } = match?.groups ?? {};
  const sign = before ?? after;
  if (!number || !sign || (before && after)) return null;
  const currency = currencies[sign] ?? sign;
  return /^[A-Z]{3}$/.test(currency) ? { amount: Number(number.replace(',', '.')), currency } : null;
}
