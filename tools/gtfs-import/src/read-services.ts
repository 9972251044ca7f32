import type { FeedErrors } from './feed-error.ts';
import type { FeedFiles } from './feed-files.ts';
import { readTable } from './read-table.ts';
import { setOnce } from './set-once.ts';
import type { Service } from './timetable.ts';
import { dayOf } from './values.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Days of service by service id, from calendar.txt and calendar_dates.txt; one of both may be missing. */
export async function readServices(feed: FeedFiles, errors: FeedErrors): Promise<Map<string, Service>> {
  const services = new Map<string, Service>();
  if (!feed.has('calendar.txt') && !feed.has('calendar_dates.txt'))
    errors.add('calendar.txt and calendar_dates.txt are missing: one of them is needed');
  if (feed.has('calendar.txt')) {
    for await (const row of readTable(feed, 'calendar.txt', ['service_id', ...weekdays, 'start_date', 'end_date'])) {
      const [firstDay, lastDay] = [dayOf(row.get('start_date')), dayOf(row.get('end_date'))];
      if (!firstDay || !lastDay || firstDay > lastDay)
        errors.add(
          `${row.at} start_date and end_date are no days in order: ${row.get('start_date')}, ${row.get('end_date')}`,
        );
      const service: Service = {
        weekdays: weekdays.reduce((bits, day, index) => bits | (row.get(day) === '1' ? 1 << index : 0), 0),
        firstDay,
        lastDay,
        added: [],
        removed: [],
      };
      setOnce(services, row.get('service_id'), service, 'service_id', row.at, errors);
    }
  }
  if (feed.has('calendar_dates.txt')) {
    for await (const row of readTable(feed, 'calendar_dates.txt', ['service_id', 'date', 'exception_type'])) {
      const day = dayOf(row.get('date'));
      const type = row.get('exception_type');
      if (!day) errors.add(`${row.at} date ${row.get('date')} is no day`);
      else if (type !== '1' && type !== '2') errors.add(`${row.at} exception_type ${type} is neither 1 nor 2`);
      else {
        const service = services.get(row.get('service_id')) ?? {
          weekdays: 0,
          firstDay: null,
          lastDay: null,
          added: [],
          removed: [],
        };
        const days = type === '1' ? service.added : service.removed;
        if (days.includes(day)) errors.repeats('calendar_dates.txt');
        else days.push(day);
        services.set(row.get('service_id'), service);
      }
    }
  }
  return services;
}
