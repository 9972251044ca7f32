import { isIP } from 'node:net';
import { Agent, request } from 'undici';
import { LARGEST_CALENDAR } from '@umkreis/contract/size-limits.ts';
import { calendarText } from '@umkreis/places/calendar-bytes.ts';
import { isPublicAddress, PrivateAddressError, publicLookup } from './public-address.ts';

const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 3;
const ports = new Set(['', '80', '443', '8080', '8443']);

/** Why a calendar could not be fetched, as a message for the editor. */
export class CalendarFetchError extends Error {}

const publicNet = new Agent({
  connect: { lookup: publicLookup, timeout: TIMEOUT_MS },
  headersTimeout: TIMEOUT_MS,
  bodyTimeout: TIMEOUT_MS,
  pipelining: 0,
  keepAliveTimeout: 1000,
});
const anyNet = new Agent({
  headersTimeout: TIMEOUT_MS,
  bodyTimeout: TIMEOUT_MS,
  pipelining: 0,
  keepAliveTimeout: 1000,
});

/**
 * Fetches a calendar from a public address: at most 1 MB, 20 s and three redirects.
 * @param ownHosts hosts configured by the operator that may be in the private network
 * @throws CalendarFetchError with the reason
 */
export async function fetchCalendar(address: string, ownHosts: ReadonlySet<string>): Promise<string> {
  let url = address.replace(/^webcal:/i, 'https:');
  const signal = AbortSignal.timeout(2 * TIMEOUT_MS);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const target = assertFetchable(url, ownHosts);
    const response = await request(target, {
      dispatcher: ownHosts.has(target.hostname) ? anyNet : publicNet,
      headers: { accept: 'text/calendar, text/plain;q=0.5', 'user-agent': 'Umkreis calendar' },
      signal,
    }).catch((error: unknown) => {
      throw new CalendarFetchError(reasonOf(error));
    });
    const location = response.headers.location;
    if (response.statusCode >= 300 && response.statusCode < 400 && typeof location === 'string') {
      await response.body.dump({ limit: 16_384 }).catch(() => {});
      url = URL.canParse(location, target.href) ? new URL(location, target.href).href : '';
      continue;
    }
    if (response.statusCode !== 200) {
      await response.body.dump({ limit: 16_384 }).catch(() => {});
      throw new CalendarFetchError(`the server answers ${response.statusCode}`);
    }
    return read(response.body);
  }
  throw new CalendarFetchError('too many redirects');
}

function assertFetchable(address: string, ownHosts: ReadonlySet<string>): URL {
  if (!URL.canParse(address)) throw new CalendarFetchError('no web address');
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new CalendarFetchError('no web address');
  if (ownHosts.has(url.hostname)) return url;
  if (!ports.has(url.port)) throw new CalendarFetchError('an unusual port');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw new CalendarFetchError(new PrivateAddressError().message);
  return url;
}

async function read(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of body) {
      bytes += part.byteLength;
      if (bytes > LARGEST_CALENDAR) throw new CalendarFetchError('larger than 1 MB');
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof CalendarFetchError ? error : new CalendarFetchError(reasonOf(error));
  }
  return calendarText(Buffer.concat(parts));
}

function reasonOf(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause)
    if (one instanceof PrivateAddressError) return one.message;
  return error instanceof Error && /timeout|abort/i.test(`${error.name} ${error.message}`)
    ? 'no answer in time'
    : 'no connection to the server';
}
