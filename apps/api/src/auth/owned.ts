import { notFound } from '../http/problem-error.ts';
import { assertBranch, type Person } from './person.ts';

/** @throws ProblemError 404, or 403 if it belongs to another branch */
export function owned<Key extends { owner_id: number }>(person: Person, key: Key | undefined, what: string): Key {
  if (!key) throw notFound(what);
  assertBranch(person, key.owner_id);
  return key;
}
