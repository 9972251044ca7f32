import { useState } from 'react';
import { drafts } from '../../outbox/drafts.ts';
import { storedFields } from '../../outbox/stored-fields.ts';

const KEY = 'new-place';

export interface NewPlaceDraft {
  branch: number | null;
  title: string;
  categoryIds: string[];
  tagIds: string[];
  /** [lon, lat]; null until set */
  at: [lon: number, lat: number] | null;
  street: string;
  housenumber: string;
  postcode: string;
  city: string;
}

const empty: NewPlaceDraft = {
  branch: null,
  title: '',
  categoryIds: [],
  tagIds: [],
  at: null,
  street: '',
  housenumber: '',
  postcode: '',
  city: '',
};

/** The input for a new place, persisted on this device until the place is created or the draft discarded. */
export function useNewPlaceDraft() {
  const [draft, setDraft] = useState<NewPlaceDraft>(() => ({ ...empty, ...storedFields(drafts.read(KEY), empty) }));
  return {
    draft,
    isEmpty: JSON.stringify(draft) === JSON.stringify(empty),
    set(change: Partial<NewPlaceDraft>) {
      setDraft((before) => {
        const next = { ...before, ...change };
        drafts.write(KEY, JSON.stringify(next));
        return next;
      });
    },
    clear() {
      drafts.remove(KEY);
      setDraft(empty);
    },
  };
}
