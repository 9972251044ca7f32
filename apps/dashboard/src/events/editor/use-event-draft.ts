import { useState } from 'react';
import { drafts } from '../../place/drafts.ts';
import { eventDraft, type EventDraft } from './event-draft.ts';

/** The fields that differ from what is stored, kept on this device until they are saved or discarded. */
export function useEventDraft(key: string, stored: EventDraft) {
  const name = `event:${key}`;
  const [typed, setTyped] = useState<Partial<EventDraft>>(() => kept(drafts.read(name)));
  const draft = { ...stored, ...typed };
  return {
    draft,
    isChanged: Object.entries(typed).some(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(stored[field as keyof EventDraft]),
    ),
    change(part: Partial<EventDraft>) {
      setTyped((before) => {
        const next = { ...before, ...part };
        drafts.write(name, JSON.stringify(next));
        return next;
      });
    },
    clear() {
      drafts.remove(name);
      setTyped({});
    },
  };
}

function kept(text: string | null): Partial<EventDraft> {
  try {
    const read = eventDraft.partial().safeParse(JSON.parse(text ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}
