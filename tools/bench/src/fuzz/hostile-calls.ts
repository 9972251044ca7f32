import type { Call } from './calls.ts';
import { manyKeys, manyParameters } from './large.ts';

const json = { 'content-type': 'application/json' };
const anyId = '019a0000-0000-7000-8000-000000000001';

/** Small calls that once took a server seconds; the first ones are public. */
export function hostileCalls(token: string): Call[] {
  const send = (method: string, path: string, body?: unknown, right = false): Call => ({
    to: 'api',
    method,
    path,
    headers: { ...(body !== undefined && json), ...(right && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const proposal = (details: unknown) => ({ searchShortcutId: anyId, title: 'x', lat: 47.1, lon: 9.5, details });
  const geometry = (type: string, coordinates: unknown) => ({
    geojson: { type: 'Feature', properties: null, geometry: { type, coordinates } },
  });
  return [
    send('GET', `/items/search/?${manyParameters(2000)}`),
    send('GET', `/${'x'.repeat(14_000)}`),
    send('POST', '/items/change-requests/', manyKeys(4500)),
    send('POST', '/items/change-requests/', proposal(Array(20_000).fill({}))),
    send(
      'POST',
      '/items/change-requests/',
      proposal(Array(40).fill({ dataKeyV2: anyId, dataValue: 'a\n=\n'.repeat(380) })),
    ),
    send('POST', '/metrics/', Array(200).fill(manyKeys(15))),
    send('POST', '/chat/', manyKeys(600)),
    send('POST', '/geojsons/', geometry('LineString', Array(20_000).fill([500, 1])), true),
    send('POST', '/geojsons/', geometry('MultiPolygon', Array(400).fill(Array(200).fill([]))), true),
    send('PUT', '/items/bulk/', { itemIds: Array(1000).fill('x') }, true),
    send('PUT', '/items/import/', { branchShortId: 1, isTrial: true, rows: Array(200).fill(manyKeys(200)) }, true),
  ];
}
