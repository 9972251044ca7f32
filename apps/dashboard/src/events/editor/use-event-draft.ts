import { useState } from 'react';
import { drafts } from '../../outbox/drafts.ts';
import { fieldsOf, storedFields } from '../../outbox/stored-fields.ts';
import { emptyEvent, type EventDraft } from './event-draft.ts';

interface LocalDraft {
  /** Version of the event that the person saw when editing started; null: none, or nothing is typed. */
  version: number | null;
  typed: Partial<EventDraft>;
}
const nothing: LocalDraft = { version: null, typed: {} };

/**
 * The fields that differ from the stored ones, persisted on this device until they are saved or discarded.
 * @param version of the stored event; omitted for a new event
 */
export function useEventDraft(key: string, stored: EventDraft, version: number | null = null) {
  const name = `event:${key}`;
  const [local, setLocal] = useState<LocalDraft>(() => readLocalDraft(drafts.read(name)));
  const { typed } = local;
  const draft = { ...stored, ...typed };
  const saveLocally = (next: LocalDraft) => {
    if (Object.keys(next.typed).length > 0) drafts.write(name, JSON.stringify(next));
    else drafts.remove(name);
    return next;
  };
  return {
    draft,
    /** The version that the person saw when editing started. */
    version: local.version ?? version,
    isChanged: Object.entries(typed).some(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(stored[field as keyof EventDraft]),
    ),
    change(part: Partial<EventDraft>) {
      setLocal((before) => saveLocally({ version: before.version ?? version, typed: { ...before.typed, ...part } }));
    },
    /** Removes the saved changes from the draft; later input stays. */
    settle(sent: EventDraft) {
      setLocal((before) => {
        const left = Object.entries(before.typed).filter(
          ([field, value]) => JSON.stringify(value) !== JSON.stringify(sent[field as keyof EventDraft]),
        );
        return saveLocally({ version: null, typed: Object.fromEntries(left) });
      });
    },
    clear() {
      setLocal(() => saveLocally(nothing));
    },
  };
}

function readLocalDraft(text: string | null): LocalDraft {
  const { version, typed } = fieldsOf(text);
  return {
    version: typeof version === 'number' ? version : null,
    typed: storedFields(JSON.stringify(typed ?? {}), emptyEvent),
  };
}
