import type { Db } from '../database.ts';
import { recordAction } from '../access-log.ts';
import { transact } from '../retry.ts';
import { erasedEntry } from './erase-entries.ts';
import { addressHash, isAddress } from './same-address.ts';

export interface Erased {
  /** Participations whose name, address and answer are erased. */
  contestEntries: number;
  /** Change requests whose contact address and note are erased. */
  changeRequests: number;
  /** Hash of the address in the audit log. */
  addressHash: string;
}

/**
 * Erases what visitors stored under an address and records it in the audit log, in one transaction. Idempotent.
 * @param by e-mail of a member, or the operator who ran the command
 */
export const erasePerson = (db: Db, email: string, by: string): Promise<Erased> =>
  transact(db, async (trx) => {
    const entries = await trx
      .updateTable('contest_participants')
      .set(erasedEntry)
      .where((eb) => isAddress(eb.ref('email'), email))
      .executeTakeFirstOrThrow();
    const requests = await trx
      .updateTable('change_requests')
      .set({ contact_email: null, note: '' })
      .where((eb) => isAddress(eb.ref('contact_email'), email))
      .executeTakeFirstOrThrow();
    const erased = {
      contestEntries: Number(entries.numUpdatedRows),
      changeRequests: Number(requests.numUpdatedRows),
      addressHash: addressHash(email),
    };
    await recordAction(trx, {
      person: by,
      action: 'personal-data-erase',
      records: erased.contestEntries + erased.changeRequests,
      details: erased,
    });
    return erased;
  });
