import type { Statistics } from '@umkreis/contract/statistics.ts';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import { personOf } from '../auth/guard.ts';
import { assertBranch, type Person } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { toSearchQuery } from '../item-search/search-query.ts';
import { searchItems } from '../item-search/item-search.repository.ts';
import {
  clicksByKind,
  heatOf,
  kiosksSeen,
  mostSeenPlaces,
  searchedTexts,
  sessionsBySurface,
  type Searched,
  type MetricsRange,
} from './statistics.repository.ts';

const DAY_MS = 86_400_000;
/** Searches that are repeated to check whether they have results. */
const SEARCHES_CHECKED = 100;
const SEARCHES_RETURNED = 50;

/** Usage statistics for the editors of the branches. */
export async function statisticsRoutes(
  app: TypedApp,
  { db, reads, content, names, config }: ApiContext,
): Promise<void> {
  app.handle('GET /metrics/figures/', async (request) => {
    const range = rangeOf(personOf(request), request.query);
    // One after another, so that the statistics of a large guide use one connection instead of five.
    return {
      ...(await reads.read('recent', async (reader) => ({
        sessions: await sessionsBySurface(reader, range),
        places: await mostSeenPlaces(reader, range),
        clicks: await clicksByKind(reader, range),
        kiosks: await kiosksSeen(reader, range),
      }))),
      keptSince: new Date(Date.now() - config.METRICS_KEEP_DAYS * DAY_MS).toISOString().slice(0, 10),
      searches: await withoutResult(await reads.read('recent', (reader) => searchedTexts(reader, range))),
    };
  });

  app.handle('GET /metrics/heat/', async (request) => {
    const range = rangeOf(personOf(request), request.query);
    return reads.read('recent', (reader) => heatOf(reader, range));
  });

  async function withoutResult(searched: readonly Searched[]): Promise<Statistics['searches']> {
    const found: Statistics['searches'] = [];
    for (const { branch, text, visits } of searched.slice(0, SEARCHES_CHECKED)) {
      const searchQuery = toSearchQuery({ text, limit: 1, offset: 0 });
      const owners = (content.branches.get(branch)?.owners ?? []).filter((owner) => content.isActive(owner));
      const named = await names.named(searchQuery.patterns);
      const { total } = await runQueued(db, 'searches', branch, () =>
        reads.read('recent', (reader) => searchItems(reader, owners, searchQuery, named)),
      );
      if (total === 0) found.push({ text, branchShortId: branch || null, visits });
      if (found.length === SEARCHES_RETURNED) break;
    }
    return found;
  }
}

/** @throws ProblemError 403 for a branch that is not the person's */
function rangeOf(
  person: Person,
  { from, to, branch }: { from: string; to: string; branch?: number | undefined },
): MetricsRange {
  if (branch !== undefined) assertBranch(person, branch);
  const branches = branch === undefined ? (person.role === 'staff' ? null : person.branchShortIds) : [branch];
  return { from, to, branches };
}
