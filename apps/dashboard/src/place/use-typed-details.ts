import { useState } from 'react';
import type { ItemDetail } from '@umkreis/contract/item.ts';
import { drafts } from '../outbox/drafts.ts';

export interface TypedDetail {
  detail: ItemDetail;
  /** Somebody else deleted it while text was being typed into it. */
  isDeleted: boolean;
}

/**
 * The details of a place, and those that somebody else deleted while they had unsaved input on this device, at their
 * former position.
 */
export function useTypedDetails(stored: readonly ItemDetail[]) {
  const [seen, setSeen] = useState(stored);
  const [details, setDetails] = useState(() => stored.map((detail): TypedDetail => ({ detail, isDeleted: false })));
  if (seen !== stored) {
    setSeen(stored);
    setDetails(withTyped(stored, details));
  }
  const forget = (id: string) => setDetails((now) => now.filter(({ detail }) => detail.id !== id));
  return { details, forget };
}

function withTyped(stored: readonly ItemDetail[], before: readonly TypedDetail[]): TypedDetail[] {
  const ids = new Set(stored.map(({ id }) => id));
  const next = stored.map((detail): TypedDetail => ({ detail, isDeleted: false }));
  before.forEach(({ detail }, index) => {
    if (ids.has(detail.id) || !drafts.read(detail.id)?.trim()) return;
    next.splice(index, 0, { detail, isDeleted: true });
  });
  return next;
}
