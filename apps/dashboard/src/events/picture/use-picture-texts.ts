import { useState } from 'react';
import type { EventPicture } from '@umkreis/contract/event.ts';
import { drafts } from '../../outbox/drafts.ts';
import { storedFields } from '../../outbox/stored-fields.ts';

export type PictureTexts = Pick<EventPicture, 'alt' | 'credit' | 'licence'>;
type Typed = Partial<PictureTexts> & { version?: number };

/**
 * The texts of a picture as typed, persisted on this device until they are saved.
 * @param version of the event as stored
 */
export function usePictureTexts(eventId: string, { alt, credit, licence }: PictureTexts, version: number) {
  const name = `event-picture:${eventId}`;
  const [{ version: seen, ...typed }, setTyped] = useState<Typed>(() => storedFields(drafts.read(name), example));
  const stored = { alt, credit, licence };
  const changed = Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== stored[field as keyof PictureTexts]),
  ) as Partial<PictureTexts>;
  return {
    texts: { ...stored, ...typed },
    /** What differs from the stored texts. */
    changed,
    isChanged: Object.keys(changed).length > 0,
    /** Version of the event that the person saw when editing started. */
    version: seen ?? version,
    change(part: Partial<PictureTexts>) {
      const next = { version: seen ?? version, ...typed, ...part };
      drafts.write(name, JSON.stringify(next));
      setTyped(next);
    },
    clear() {
      drafts.remove(name);
      setTyped({});
    },
  };
}

const example = { version: 0, alt: '', credit: '', licence: '' };
