import { figures, figuresQuery, heat, type Figures } from '@umkreis/contract/figures.ts';
import { inTurn } from '@umkreis/db/pool-turns.ts';
import { personOf } from '../auth/guard.ts';
import { assertBranch, type Person } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { askedSearch } from '../item-search/asked-search.ts';
import { searchItems } from '../item-search/item-search.repository.ts';
import {
  clicksByKind,
  heatOf,
  kiosksSeen,
  mostSeenPlaces,
  searchedTexts,
  sessionsBySurface,
  type Searched,
  type Span,
} from './figures.repository.ts';

const DAY_MS = 86_400_000;
/** Searches that are repeated to check whether they have results. */
const SEARCHES_TRIED = 100;
const SEARCHES_SHOWN = 50;
const tags = ['metrics'];

/** Usage statistics for the editors of the branches. */
export async function figuresRoutes(app: TypedApp, { db, content, names, config }: ApiContext): Promise<void> {
  app.get(
    '/metrics/figures/',
    {
      config: { right: 'read' },
      schema: {
        summary: 'Sessions, places, searches, clicks and kiosks of some days',
        tags,
        querystring: figuresQuery,
        response: { 200: figures },
      },
    },
    async (request) => {
      const span = spanOf(personOf(request), request.query);
      // One after another, so that the statistics of a large guide use one connection instead of five.
      return {
        sessions: await sessionsBySurface(db, span),
        places: await mostSeenPlaces(db, span),
        clicks: await clicksByKind(db, span),
        kiosks: await kiosksSeen(db, span),
        keptSince: new Date(Date.now() - config.METRICS_KEEP_DAYS * DAY_MS).toISOString().slice(0, 10),
        searches: await withoutResult(await searchedTexts(db, span)),
      };
    },
  );

  app.get(
    '/metrics/heat/',
    {
      config: { right: 'read' },
      schema: {
        summary: 'Where the places are that visitors opened',
        tags,
        querystring: figuresQuery,
        response: { 200: heat },
      },
    },
    async (request) => {
      return heatOf(db, spanOf(personOf(request), request.query));
    },
  );

  async function withoutResult(searched: readonly Searched[]): Promise<Figures['searches']> {
    const found: Figures['searches'] = [];
    for (const { branch, text, visits } of searched.slice(0, SEARCHES_TRIED)) {
      const asked = askedSearch({ text, limit: 1, offset: 0 });
      const owners = (content.branches.get(branch)?.owners ?? []).filter((owner) => content.isActive(owner));
      const named = await names.named(asked.patterns);
      const { total } = await inTurn(db, 'searches', branch, () => searchItems(db, owners, asked, named));
      if (total === 0) found.push({ text, branchShortId: branch || null, visits });
      if (found.length === SEARCHES_SHOWN) break;
    }
    return found;
  }
}

/** @throws ProblemError 403 for a branch that is not the person's */
function spanOf(person: Person, { from, to, branch }: { from: string; to: string; branch?: number | undefined }): Span {
  if (branch !== undefined) assertBranch(person, branch);
  const branches = branch === undefined ? (person.role === 'staff' ? null : person.branchShortIds) : [branch];
  return { from, to, branches };
}
