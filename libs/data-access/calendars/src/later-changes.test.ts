import { describe, expect, it } from 'vitest';
import { readCalendar } from './read-calendar.ts';
import { eventsOfSeries } from './testing/dates-of-entries.ts';

const NOW = new Date('2026-05-01T08:00:00Z');
const ZONE = 'Europe/Vaduz';
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'].join('\r\n');
const read = (...events: string[]) =>
  readCalendar(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n'), ZONE, NOW);
const at = (name: string, time: string) => `${name};TZID=Europe/Vaduz:${time}`;
const later = (time: string) => at('RECURRENCE-ID;RANGE=THISANDFUTURE', time);
/** Title and begin of every date until the end of 2026, in order. */
function dates(...events: string[]): string[] {
  const { entries, rejected } = read(...events);
  expect(rejected).toEqual([]);
  return eventsOfSeries(entries, ZONE)
    .map(({ title, dateBegin }) => `${dateBegin.slice(0, 16)} ${title}`)
    .filter((text) => text < '2026-08')
    .toSorted();
}
const series = (rule: string, ...lines: string[]) =>
  event('SUMMARY:Yoga', at('DTSTART', '20260601T180000'), 'DURATION:PT1H', `RRULE:${rule}`, ...lines);

describe('a change of all later dates', () => {
  it('ends the series and continues it with time, title and length of the change', () => {
    const change = event(
      'SUMMARY:Yoga spät',
      later('20260615T180000'),
      at('DTSTART', '20260615T193000'),
      'DURATION:PT2H',
    );
    const calendar = [series('FREQ=WEEKLY;BYDAY=MO'), change];
    expect(dates(...calendar).slice(0, 4)).toEqual([
      '2026-06-01T16:00 Yoga',
      '2026-06-08T16:00 Yoga',
      '2026-06-15T17:30 Yoga spät',
      '2026-06-22T17:30 Yoga spät',
    ]);
    expect(read(...calendar).entries).toMatchObject([
      { uid: 'a', recurrence: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260615T155959Z' },
      {
        uid: 'a#2026-06-15',
        dateBegin: '2026-06-15T17:30:00.000Z',
        dateEnd: '2026-06-15T19:30:00.000Z',
        recurrence: 'FREQ=WEEKLY;BYDAY=MO',
      },
    ]);
  });

  it('moves a weekly series to another day, also every second week', () => {
    expect(
      dates(
        series('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'),
        event('SUMMARY:Am Mittwoch', later('20260629T180000'), at('DTSTART', '20260701T180000')),
      ),
    ).toEqual([
      '2026-06-01T16:00 Yoga',
      '2026-06-15T16:00 Yoga',
      '2026-07-01T16:00 Am Mittwoch',
      '2026-07-15T16:00 Am Mittwoch',
      '2026-07-29T16:00 Am Mittwoch',
    ]);
  });

  it('counts the dates of a series on', () => {
    const change = event('SUMMARY:Neu', later('20260615T180000'), at('DTSTART', '20260615T190000'));
    expect(dates(series('FREQ=WEEKLY;COUNT=4'), change)).toEqual([
      '2026-06-01T16:00 Yoga',
      '2026-06-08T16:00 Yoga',
      '2026-06-15T17:00 Neu',
      '2026-06-22T17:00 Neu',
    ]);
    expect(dates(series('FREQ=WEEKLY;UNTIL=20260622T160000Z'), change).slice(2)).toEqual([
      '2026-06-15T17:00 Neu',
      '2026-06-22T17:00 Neu',
    ]);
  });

  it('moves what no rule expresses date by date', () => {
    expect(
      dates(
        series('FREQ=WEEKLY;BYDAY=MO,TH'),
        event('SUMMARY:Tag danach', later('20260622T180000'), at('DTSTART', '20260623T180000')),
      ).slice(5, 11),
    ).toEqual([
      '2026-06-18T16:00 Yoga',
      '2026-06-23T16:00 Tag danach',
      '2026-06-26T16:00 Tag danach',
      '2026-06-30T16:00 Tag danach',
      '2026-07-03T16:00 Tag danach',
      '2026-07-07T16:00 Tag danach',
    ]);
  });

  it('is followed by further changes, exceptions and changed dates', () => {
    expect(
      dates(
        series('FREQ=WEEKLY', at('EXDATE', '20260622T180000')),
        event('SUMMARY:Um sieben', later('20260615T180000'), at('DTSTART', '20260615T190000')),
        event('SUMMARY:Einmal', at('RECURRENCE-ID', '20260706T180000'), at('DTSTART', '20260707T120000')),
        event('SUMMARY:Um acht', later('20260713T180000'), at('DTSTART', '20260713T200000')),
      ),
    ).toEqual([
      '2026-06-01T16:00 Yoga',
      '2026-06-08T16:00 Yoga',
      '2026-06-15T17:00 Um sieben',
      '2026-06-29T17:00 Um sieben',
      '2026-07-07T10:00 Einmal',
      '2026-07-13T18:00 Um acht',
      '2026-07-20T18:00 Um acht',
      '2026-07-27T18:00 Um acht',
    ]);
  });

  it('cancels the rest, replaces the whole, and moves days', () => {
    const rest = read(
      series('FREQ=WEEKLY'),
      event('SUMMARY:Yoga', later('20260615T180000'), at('DTSTART', '20260615T180000'), 'STATUS:CANCELLED'),
    );
    expect(rest.entries).toMatchObject([{ isCancelled: false }, { isCancelled: true, recurrence: 'FREQ=WEEKLY' }]);
    const whole = event('SUMMARY:Alle', later('20260601T180000'), at('DTSTART', '20260602T180000'));
    expect(read(series('FREQ=WEEKLY;BYDAY=MO'), whole).entries).toMatchObject([
      { uid: 'a', title: 'Alle', recurrence: 'FREQ=WEEKLY' },
    ]);
    expect(
      dates(
        event('SUMMARY:Markt', 'DTSTART;VALUE=DATE:20260606', 'RRULE:FREQ=WEEKLY;COUNT=4'),
        event(
          'SUMMARY:Freitag',
          'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20260620',
          'DTSTART;VALUE=DATE:20260619',
        ),
      ),
    ).toEqual([
      '2026-06-05T22:00 Markt',
      '2026-06-12T22:00 Markt',
      '2026-06-18T22:00 Freitag',
      '2026-06-25T22:00 Freitag',
    ]);
  });

  it('without its series is one date', () => {
    expect(dates(event('SUMMARY:Allein', later('20260615T180000'), at('DTSTART', '20260615T190000')))).toEqual([
      '2026-06-15T17:00 Allein',
    ]);
  });

  it('is not announced as past when the series before it has ended', () => {
    const { notes, entries, past } = read(
      event('SUMMARY:Chor', at('DTSTART', '20260105T180000'), 'RRULE:FREQ=WEEKLY'),
      event('SUMMARY:Chor neu', later('20260413T180000'), at('DTSTART', '20260413T190000')),
    );
    expect(notes).toEqual([]);
    expect(entries).toMatchObject([{ title: 'Chor neu', recurrence: 'FREQ=WEEKLY' }]);
    expect(past).toMatchObject([{ uid: 'a', recurrence: 'FREQ=WEEKLY;UNTIL=20260413T155959Z' }]);
  });
});
