import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CalendarServer {
  /** http://127.0.0.1:port */
  url: string;
  close(): void;
}

/** A local calendar server that the API of a test may read. */
export async function startCalendarServer(respond: RequestListener): Promise<CalendarServer> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A calendar with these events, each given as its lines. */
export const calendarText = (...events: readonly string[][]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//test//DE',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
