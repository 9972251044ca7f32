import { LARGEST_DOCUMENT } from '@umkreis/content/snapshots/built-snapshots.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { assertActive } from '../content/assert-active.ts';
import type { ApiContext } from '../context/context.ts';
import { ProblemError } from '../http/problem-error.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { FirstPlacesOfBranches } from './first-places.ts';

/** The first places of a guide, for pages that are sent before the app has started. */
export async function firstPlacesRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const { content, documents, snapshots } = context;
  const firstPlaces = new FirstPlacesOfBranches(context);

  app.handle('GET /pages/first/{branchShortId}', async (request, reply) => {
    const branch = request.params.branchShortId;
    if (branch) assertActive(content, branch);
    if ((snapshots.totalOf(branch) ?? 0) > LARGEST_DOCUMENT)
      throw new ProblemError(404, 'too-large', 'This guide has too many places to be read as a whole');
    const version = `${content.versionOf(branch)}|${quarterHour()}`;
    return sendDocument(
      request,
      reply,
      await documents.get(`first-places/${branch}`, version, async () => {
        const first = await firstPlaces.of(branch, new Date());
        if (!first) throw notRead();
        return first;
      }),
    );
  });
}

const notRead = () =>
  new ProblemError(
    503,
    'unavailable',
    'Not read yet',
    { detail: 'The places of this guide are being read. Try again in a few seconds.' },
    { 'Retry-After': '2' },
  );
