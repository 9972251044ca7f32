import { parentPort } from 'node:worker_threads';
import { addCounts, countIn, type Counts } from './count-in.ts';
import { LARGEST_COUNT, pageOf, totalOf } from './page-of-matches.ts';
import type { FoundPlaces, FromSearch, Question, ToSearch } from './search-messages.ts';
import { WordIndexBuilder } from './word-index-builder.ts';
import { WordIndex } from './word-index.ts';

interface Held {
  all: WordIndex;
  /** Changes since it was loaded. */
  changed: WordIndex | null;
}

const held = new Map<number, Held>();

/** null: an owner is not loaded. */
function indexesOf(owners: readonly number[]): WordIndex[] | null {
  const indexes = owners.map((owner) => held.get(owner));
  if (!indexes.every((one) => one !== undefined)) return null;
  return indexes.flatMap(({ all, changed }) => (changed ? [all, changed] : [all]));
}

function find({ owners, asked, named }: Question): FoundPlaces | null {
  const matches = indexesOf(owners)?.map((index) => index.find(asked, named));
  if (!matches) return null;
  return {
    places: pageOf(matches, asked).map(({ index, at }) => ({ owner_id: index.owner, id: index.idOf(at) })),
    total: Math.min(totalOf(matches), LARGEST_COUNT),
  };
}

function count({ owners, asked, named, counts }: ToSearch & { kind: 'count' }): Counts | null {
  const counted = indexesOf(owners)?.map((index) => countIn(index, index.find(asked, named).matching, counts));
  return counted ? addCounts(counted) : null;
}

function change({ owner, ids, rows }: ToSearch & { kind: 'change' }): void {
  const known = held.get(owner);
  if (!known) return;
  known.all.present.fill(1);
  known.all.forget(new Set(ids));
  const builder = new WordIndexBuilder(owner);
  builder.add(rows);
  known.changed = rows.length > 0 ? new WordIndex(builder.build()) : null;
}

const answer = (told: FromSearch) => parentPort!.postMessage(told);

parentPort!.on('message', (message: ToSearch) => {
  switch (message.kind) {
    case 'hold':
      held.set(message.columns.owner, { all: new WordIndex(message.columns), changed: null });
      answer({ nr: message.nr, found: null });
      break;
    case 'change':
      change(message);
      break;
    case 'forget':
      held.delete(message.owner);
      break;
    case 'find':
      answer({ nr: message.nr, found: find(message) });
      break;
    case 'count':
      answer({ nr: message.nr, found: count(message) });
  }
});
