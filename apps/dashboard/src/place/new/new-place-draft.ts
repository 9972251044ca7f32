import { useState } from 'react';
import { z } from 'zod';
import { drafts } from '../../outbox/drafts.ts';

const KEY = 'new-place';

const draftShape = z.object({
  branch: z.number().nullable(),
  title: z.string(),
  categoryIds: z.array(z.string()),
  tagIds: z.array(z.string()),
  /** [lon, lat]; null until set */
  at: z.tuple([z.number(), z.number()]).nullable(),
  street: z.string(),
  housenumber: z.string(),
  postcode: z.string(),
  city: z.string(),
});
export type NewPlaceDraft = z.infer<typeof draftShape>;

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
  const [draft, setDraft] = useState(() => {
    const stored = draftShape.safeParse(parsed(drafts.read(KEY)));
    return { ...empty, ...(stored.success && stored.data) };
  });
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

function parsed(text: string | null): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    return null;
  }
}
