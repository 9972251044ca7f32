import { offlineCaches, onceHeader, type RejectedEntry } from '@umkreis/contract/offline.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { reportToPages } from './report-to-pages.ts';

/**
 * Stores a contest entry that the server rejected after it had been queued, and notifies the open pages: its
 * sender believes that it was sent.
 * @param request the queued request with an unread body
 */
export async function storeRejected(request: Request, response: Response): Promise<void> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const entry: RejectedEntry = {
    body: (await request.json()) as RejectedEntry['body'],
    status: response.status,
    errors: problem.errors ?? [],
  };
  const url = new URL(request.url);
  url.searchParams.set('once', request.headers.get(onceHeader) ?? crypto.randomUUID());
  await (await caches.open(offlineCaches.rejectedEntries)).put(url.href, Response.json(entry));
  await reportToPages('entry-rejected');
}
