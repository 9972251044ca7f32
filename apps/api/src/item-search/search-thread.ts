import { parentPort } from 'node:worker_threads';
import { addCounts, countIn, type Counts } from './count-in.ts';
import { LARGEST_COUNT, pageOf, totalOf } from './page-of-matches.ts';
import type { FoundPlaces, FromSearch, Question, ToSearch } from './search-messages.ts';
import { WordIndexBuilder } from './word-index-builder.ts';
import { WordIndex } from './word-index.ts';

interface LoadedOwner {
  all: WordIndex;
  /** Changes since it was loaded. */
  changed: WordIndex | null;
}

const loaded = new Map<number, LoadedOwner>();

/** null: an owner is not loaded. */
function indexesOf(owners: readonly number[]): WordIndex[] | null {
  const indexes = owners.map((owner) => loaded.get(owner));
  if (!indexes.every((one) => one !== undefined)) return null;
  return indexes.flatMap(({ all, changed }) => (changed ? [all, changed] : [all]));
}

function find({ owners, query, named }: Question): FoundPlaces | null {
  const matches = indexesOf(owners)?.map((index) => index.find(query, named));
  if (!matches) return null;
  return {
    places: pageOf(matches, query).map(({ index, at }) => ({ owner_id: index.owner, id: index.idOf(at) })),
    total: Math.min(totalOf(matches), LARGEST_COUNT),
  };
}

function count({ owners, query, named, counts }: ToSearch & { kind: 'count' }): Counts | null {
  const counted = indexesOf(owners)?.map((index) => countIn(index, index.find(query, named).matching, counts));
  return counted ? addCounts(counted) : null;
}

function change({ owner, ids, rows }: ToSearch & { kind: 'change' }): void {
  const existing = loaded.get(owner);
  if (!existing) return;
  existing.all.present.fill(1);
  existing.all.forget(new Set(ids));
  const builder = new WordIndexBuilder(owner);
  builder.add(rows);
  existing.changed = rows.length > 0 ? new WordIndex(builder.build()) : null;
}

const reply = (fromSearch: FromSearch) => parentPort!.postMessage(fromSearch);

parentPort!.on('message', (message: ToSearch) => {
  switch (message.kind) {
    case 'hold':
      loaded.set(message.columns.owner, { all: new WordIndex(message.columns), changed: null });
      reply({ nr: message.nr, found: null });
      break;
    case 'change':
      change(message);
      break;
    case 'forget':
      loaded.delete(message.owner);
      break;
    case 'find':
      reply({ nr: message.nr, found: find(message) });
      break;
    case 'count':
      reply({ nr: message.nr, found: count(message) });
  }
});
