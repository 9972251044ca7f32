import type { Db } from '../database.ts';
import { isAddress } from './same-address.ts';

/** A visitor's participation in a contest. */
interface StoredEntry {
  id: string;
  contestId: string;
  contestTitle: string;
  /** null: a contest of all branches. */
  branchShortId: number | null;
  name: string;
  email: string;
  answer: string;
  dateCreated: string;
  dateDrawn: string | null;
}

/** A visitor's change request with the address. */
interface StoredRequest {
  id: string;
  branchShortId: number;
  itemId: string | null;
  state: 'open' | 'accepted' | 'declined';
  contactEmail: string;
  note: string;
  changes: Record<string, unknown>;
  reply: string;
  dateCreated: string;
  dateDecided: string | null;
}

export interface PersonalData {
  contestEntries: StoredEntry[];
  changeRequests: StoredRequest[];
}

/** Everything that visitors stored under an address, oldest first. */
export async function findPerson(db: Db, email: string): Promise<PersonalData> {
  const entries = await db
    .selectFrom('contest_participants as p')
    .innerJoin('contests as c', 'c.id', 'p.contest_id')
    .where((eb) => isAddress(eb.ref('p.email'), email))
    .selectAll('p')
    .select(['c.title_de', 'c.branch_id'])
    .orderBy('p.date_created')
    .orderBy('p.id')
    .execute();
  const requests = await db
    .selectFrom('change_requests')
    .where((eb) => isAddress(eb.ref('contact_email'), email))
    .selectAll()
    .orderBy('date_created')
    .orderBy('id')
    .execute();
  return {
    contestEntries: entries.map((row) => ({
      id: row.id,
      contestId: row.contest_id,
      contestTitle: row.title_de,
      branchShortId: row.branch_id,
      name: row.name,
      email: row.email,
      answer: row.answer,
      dateCreated: row.date_created.toISOString(),
      dateDrawn: row.date_drawn?.toISOString() ?? null,
    })),
    changeRequests: requests.map((row) => ({
      id: row.id,
      branchShortId: row.owner_id,
      itemId: row.item_id,
      state: row.state,
      contactEmail: row.contact_email!,
      note: row.note,
      changes: row.changes as Record<string, unknown>,
      reply: row.reply,
      dateCreated: row.date_created.toISOString(),
      dateDecided: row.date_decided?.toISOString() ?? null,
    })),
  };
}

export interface StoredCount {
  kind: 'contest-entries' | 'change-requests';
  /** null: of all branches. */
  branchShortId: number | null;
  count: number;
}

/** Counts by kind and branch, contest entries first, branches in order. */
export function countPerson({ contestEntries, changeRequests }: PersonalData): StoredCount[] {
  const counts = (kind: StoredCount['kind'], rows: readonly { branchShortId: number | null }[]): StoredCount[] =>
    [...new Set(rows.map(({ branchShortId }) => branchShortId))]
      .toSorted((a, b) => (a ?? 0) - (b ?? 0))
      .map((branchShortId) => ({
        kind,
        branchShortId,
        count: rows.filter((row) => row.branchShortId === branchShortId).length,
      }));
  return [...counts('contest-entries', contestEntries), ...counts('change-requests', changeRequests)];
}
