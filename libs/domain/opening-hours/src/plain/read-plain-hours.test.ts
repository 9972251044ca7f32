import { describe, expect, test } from 'vitest';
import { validateHours } from '../validate-hours.ts';
import { readPlainHours } from './read-plain-hours.ts';

const place = { timeZone: 'Europe/Vienna', lat: 47.2, lon: 9.6, countryCode: 'at', state: 'Vorarlberg' };

describe('everyday text', () => {
  test.each([
    ['Mo-Fr 8-12 und 14-18', 'Mo-Fr 08:00-12:00,14:00-18:00'],
    ['täglich ausser Montag 10 bis 18 Uhr', 'Tu-Su 10:00-18:00'],
    ['Täglich außer Mo + Di von 10.00 bis 18.00 Uhr', 'We-Su 10:00-18:00'],
    ['Montag bis Freitag 08.00 - 12.00 Uhr, Samstag geschlossen', 'Mo-Fr 08:00-12:00; Sa off'],
    ['weekdays 9am-5pm', 'Mo-Fr 09:00-17:00'],
    ['Ruhetag: Dienstag', 'Tu off'],
    ['Ruhetage: Dienstag und Mittwoch', 'Tu,We off'],
    ['Dienstag Ruhetag, sonst 11-23 Uhr', '11:00-23:00; Tu off'],
    ['Mo–Fr: 07:30–12:00 / 13:30–17:00', 'Mo-Fr 07:30-12:00,13:30-17:00'],
    ['Mo, Mi, Fr 9-12 Uhr', 'Mo,We,Fr 09:00-12:00'],
    ['Mo.-Do. 8.30 - 11.45 h und 13.30 - 17.00 h; Fr. 8.30-16.00 h', 'Mo-Th 08:30-11:45,13:30-17:00; Fr 08:30-16:00'],
    ['Sa + So 10-17 Uhr, Feiertage geschlossen', 'Sa,Su 10:00-17:00; PH off'],
    ['Sonn- und Feiertage 10-17 Uhr', 'Su,PH 10:00-17:00'],
    ['an Feiertagen geschlossen, Mo-Sa 8-20', 'Mo-Sa 08:00-20:00; PH off'],
    ['rund um die Uhr', '24/7'],
    ['24 Stunden geöffnet', '24/7'],
    ['24/7', '24/7'],
    ['Fr und Sa 20-2 Uhr', 'Fr,Sa 20:00-02:00'],
    ['Mittwoch ab 18 Uhr', 'We 18:00+'],
    ['Fr 18 Uhr bis Open End', 'Fr 18:00+'],
    ['täglich 0-24 Uhr', 'Mo-Su 00:00-24:00'],
    ['April bis Oktober täglich 9-18 Uhr', 'Apr-Oct Mo-Su 09:00-18:00'],
    ['Mai-Sept: Mo-Fr 8-20 Uhr, Sa 9-17 Uhr', 'May-Sep Mo-Fr 08:00-20:00; May-Sep Sa 09:00-17:00'],
    ['1. Mai bis 31. Oktober Mi-So 10-17 Uhr', 'May 01-Oct 31 We-Su 10:00-17:00'],
    ['1.5.-31.10. Mi-So 10-17 Uhr', 'May 01-Oct 31 We-Su 10:00-17:00'],
    ['Mo-Fr 8-12, 24.12. geschlossen', 'Mo-Fr 08:00-12:00; Dec 24 off'],
    ['Mo-Fr 8-12, 24.12.2026 bis 2.1.2027 geschlossen', 'Mo-Fr 08:00-12:00; 2026 Dec 24-2027 Jan 02 off'],
    ['nach Vereinbarung', '"nach Vereinbarung"'],
    ['Mo-Fr 8-12 und nach Vereinbarung', 'Mo-Fr 08:00-12:00 || "nach Vereinbarung"'],
    ['Sa nach telefonischer Vereinbarung', 'Sa "nach telefonischer Vereinbarung"'],
    ['Mo-Fr 8-12, Mo 14-18', 'Mo-Fr 08:00-12:00, Mo 14:00-18:00'],
    [
      'Mon - Thur, 11:00 AM - 10:00 PM; Fri - Sat, 11:00 AM - 10:30 PM; Sun, 11:00 AM - 9:00 PM',
      'Mo-Th 11:00-22:00; Fr,Sa 11:00-22:30; Su 11:00-21:00',
    ],
    ['Mon-Tue Closed; Wed-Thurs, Sun 11-8; Fri-Sat 11-9', 'Mo,Tu off; We,Th,Su 11:00-20:00; Fr,Sa 11:00-21:00'],
    ['Monday to Friday from 9 a.m. to 5.30 p.m.', 'Mo-Fr 09:00-17:30'],
    ['9-5pm Mon-Fri', 'Mo-Fr 09:00-17:00'],
    ['daily 11am-2 and 5-10pm', 'Mo-Su 11:00-14:00,17:00-22:00'],
    ['closed Mondays', 'Mo off'],
    ['täglich 10-18 Uhr außer montags', 'Tu-Su 10:00-18:00'],
    ['Di-Fr 8-12 Uhr (ausser Feiertage)', 'Tu-Fr 08:00-12:00; PH off'],
    ['Januar bis März geschlossen, sonst täglich 9-17', 'Mo-Su 09:00-17:00; Jan-Mar off'],
    ['geschlossen: 24. Dezember', 'Dec 24 off'],
    ['Dec 25 closed, Mon-Sun 9am-5pm', 'Mo-Su 09:00-17:00; Dec 25 off'],
    ['every day noon to midnight', 'Mo-Su 12:00-24:00'],
    ['open weekends 10am - 4pm, closed on public holidays', 'Sa,Su 10:00-16:00; PH off'],
    ['Mo 0800-1200', 'Mo 08:00-12:00'],
    ['Werktags 7-19 Uhr', 'Mo-Fr 07:00-19:00'],
    ['Öffnungszeiten: Di bis Sa 17.30 Uhr bis 23 Uhr', 'Tu-Sa 17:30-23:00'],
    ['Mo 8h30-12h', 'Mo 08:30-12:00'],
    ['Montag: 8-12 Uhr\nDienstag: geschlossen\nMittwoch: 8-12 Uhr', 'Mo 08:00-12:00; Tu off; We 08:00-12:00'],
    ['Mo-Fr 8.00-18.30, Sa 8-16, So 9.30-17 Uhr', 'Mo-Fr 08:00-18:30; Sa 08:00-16:00; Su 09:30-17:00'],
  ])('is read: %s', (text, value) => {
    const reading = readPlainHours(text);
    expect(reading).toMatchObject({ value });
    expect(validateHours(value, place).error).toBeUndefined();
  });

  test('reports ambiguous parts', () => {
    expect(readPlainHours('Sun 11-8')).toMatchObject({ notes: [{ kind: 'evening', words: '8' }] });
    expect(readPlainHours('werktags 8-12')).toMatchObject({ notes: [{ kind: 'workdays', words: 'werktags' }] });
    expect(readPlainHours('Mo-Fr 8-12')).toMatchObject({ notes: [] });
  });
});

describe('unreadable text', () => {
  test.each([
    ['nach Lust und Laune', 'unknownWord', 'nach'],
    ['Sommer: 9-18 Uhr', 'unknownWord', 'Sommer'],
    ['Mo-Fr 8-12, mittags geschlossen', 'unknownWord', 'mittags'],
    ['Mo-Fr 8-12 Uhr und jeden zweiten Samstag', 'unknownWord', 'zweiten'],
    ['Mo-Fr 25-30', 'unknownWord', '25'],
    ['31.2. geschlossen', 'unknownWord', undefined],
    ['Mo-Fr', 'noTimes', 'Mo'],
    ['Mo-Fr 8-12, Sa', 'noTimes', 'Sa'],
    ['Mai', 'noTimes', 'Mai'],
    ['Mo-Do 8-12 Uhr; Fr. bis 16.00 h', 'noBegin', '16.00 h'],
    ['Mo-Fr 8 Uhr', 'noEnd', '8 Uhr'],
    ['geschlossen', 'noDays', ''],
    ['', 'nothing', ''],
    ['www.example.org', 'unknownWord', 'www'],
  ])('is rejected with a reason: %s', (text, kind, words) => {
    expect(readPlainHours(text)).toMatchObject({ error: { kind, ...(words !== undefined && { words }) } });
  });
});
