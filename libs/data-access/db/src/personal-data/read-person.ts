import type { Db } from '../database.ts';
import { recordAction } from '../access-log.ts';
import { findPerson, type PersonalData } from './find-person.ts';
import { addressHash } from './same-address.ts';

/**
 * What is stored under an address; recorded in the audit log before it is returned.
 * @param by e-mail of a member, or the operator who ran the command
 * @throws the database's error if it cannot be recorded
 */
export async function readPerson(
  db: Db,
  email: string,
  { by, action }: { by: string; action: 'personal-data-find' | 'personal-data-export' },
): Promise<PersonalData> {
  const data = await findPerson(db, email);
  const records = data.contestEntries.length + data.changeRequests.length;
  await recordAction(db, { person: by, action, records, details: { addressHash: addressHash(email) } });
  return data;
}
