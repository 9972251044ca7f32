import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { calendarAttacks } from '@umkreis/testing/calendar-attacks.ts';

export interface CalendarTarget {
  /** Public address of the API. */
  api: string;
  token: string;
  /** A place that the editor may write to. */
  itemId: string;
}

export interface CalendarAttack {
  /** Number of calls by response status; 0: none within 60 s. */
  stop(): Promise<ReadonlyMap<number, number>>;
}

const texts = Object.values(calendarAttacks).map((createText) => createText());
const LONGEST_MS = 60_000;
const SENDERS = 2;

/** An editor who endlessly uploads hostile calendars and subscribes to addresses that serve them. */
export async function attackByCalendars({ api, token, itemId }: CalendarTarget): Promise<CalendarAttack> {
  const server = await serveCalendars();
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const statuses = new Map<number, number>();
  let isDone = false;
  const uploads = texts.map((text) => JSON.stringify({ itemId, text, isPreview: true }));
  const send = async (method: string, path: string, body: string) => {
    const status = await fetch(api + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(LONGEST_MS),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const sender = async (first: number) => {
    for (let index = first; !isDone; index += SENDERS) {
      const attack = index % texts.length;
      await send('PUT', '/events/calendar/', uploads[attack]!);
      await send('POST', '/events/feeds/', JSON.stringify({ itemId, url: `${own}/${attack}-${index}.ics` }));
    }
  };
  const sending = Promise.all(Array.from({ length: SENDERS }, (_, first) => sender(first)));
  return {
    async stop() {
      isDone = true;
      await sending;
      server.close();
      return statuses;
    },
  };
}

async function serveCalendars(): Promise<Server> {
  const server = createServer((request, response) => {
    const attack = Number(/\d+/.exec(request.url!)?.[0]);
    response.end(texts[attack] ?? texts[0]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
