import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DetailKeyType } from '@umkreis/contract/detail-key.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { detailValues } from './detail-values.ts';
import { emailAddresses } from './email-addresses.ts';
import { mailUrl } from './link.ts';
import { phoneNumbers, phoneUrl } from './phone-numbers.ts';
import { webAddresses } from './web-addresses.ts';

const rows = readFileSync(new URL('../testing/links.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
const linksOf = (kind: string, value: string): string[] => {
  if (kind === 'phone') return phoneNumbers(value).numbers.map(phoneUrl);
  if (kind === 'email') return emailAddresses(value).addresses.map((address) => mailUrl(address));
  return webAddresses(kind, value).addresses;
};
const numberOf: Record<string, number> = { 'two buttons': 2, 'two links': 2, 'first, or two links': 2, 'no button': 0 };

it.each(rows.map((row) => row.split('\t')))('builds the links of links.tsv: %s %s is %s', (kind, written, right) => {
  const links = linksOf(kind!, written!.replace(/ \(typed\)$/, ''));
  const number = numberOf[right!];
  if (number === undefined) expect(links).toEqual([right]);
  else expect(links).toHaveLength(number);
  for (const link of links) expect(URL.canParse(link)).toBe(true);
});

describe('detailValues', () => {
  it.each<[DetailKeyType, string, string, string[]]>([
    ['phone', 'phone', '(+376) 89 08 75', ['(+376) 89 08 75']],
    ['phone', 'phone', '+423 555 01 23 / +423 555 01 24', ['+423 555 01 23', '+423 555 01 24']],
    ['phone', 'phone', '0351/5550123', ['0351/5550123']],
    ['phone', 'phone', 'Tel.: +43 5574 5550 oder +43 664 1234567', ['Tel.: +43 5574 5550', '+43 664 1234567']],
    ['phone', 'phone', '144', ['144']],
    ['email', 'email', 'mailto:info@example.org, kueche@example.org', ['info@example.org', 'kueche@example.org']],
    ['url', 'url', 'example.org/a;b=1?c=1;2', ['https://example.org/a;b=1?c=1;2']],
    ['url', 'url', 'www.example.org, http://example.com', ['https://www.example.org', 'http://example.com']],
    ['url', 'instagram', 'beispiel.wirt', ['https://www.instagram.com/beispiel.wirt']],
    ['url', 'instagram', 'instagram.com/beispiel', ['https://instagram.com/beispiel']],
    ['url', 'tiktok', '@beispiel', ['https://www.tiktok.com/@beispiel']],
    ['url', 'youtube', '@beispiel', ['https://www.youtube.com/@beispiel']],
    ['url', 'youtube', 'UCabcdefghijklmnopqrstuv', ['https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv']],
    ['url', 'facebook', 'https://www.facebook.com/beispiel', ['https://www.facebook.com/beispiel']],
    ['url', 'whatsapp', '00423 555 77 78', ['https://wa.me/4235557778']],
    ['url', 'whatsapp', 'https://wa.me/4235557778', ['https://wa.me/4235557778']],
  ])('splits and normalizes %s %s: %s', (type, keyName, value, values) =>
    expect(detailValues(type, keyName, value)).toEqual({ values, rejected: [] }),
  );

  it.each<[DetailKeyType, string, string, string[]]>([
    ['phone', 'phone', 'Mo-Fr 09:00-17:00', ['Mo-Fr 09:00-17:00']],
    ['phone', 'phone', 'auf Anfrage', ['auf Anfrage']],
    ['phone', 'phone', '+49 1', ['+49 1']],
    ['phone', 'phone', '+423 555 01 23; abends', ['abends']],
    ['email', 'email', 'info(at)example.org', ['info(at)example.org']],
    ['url', 'url', 'javascript:alert(1)', ['javascript:alert(1)']],
    ['url', 'url', 'data:text/html,<script>alert(1)</script>', ['data:text/html,<script>alert(1)</script>']],
    ['url', 'instagram', 'javascript:alert(1)', ['javascript:alert(1)']],
    ['url', 'url', '@beispiel', ['@beispiel']],
    ['url', 'facebook', 'Gasthaus Adler', ['Gasthaus Adler']],
  ])('rejects parts of %s %s: %s', (type, keyName, value, rejected) =>
    expect(detailValues(type, keyName, value).rejected).toEqual(rejected),
  );

  it.each(['+43 (0)5574 5550', '0043 5574 5550', '+49 351 555-0123 ext. 4', '(+376) 89 08 75', '+41 81/750 30 30'])(
    'dials %s like libphonenumber',
    (text) => {
      const [number] = phoneNumbers(text).numbers;
      expect(number?.dialled).toBe(parsePhoneNumberFromString(text.replace(/^00/, '+'))?.number);
    },
  );
});
