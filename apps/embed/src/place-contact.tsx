import { useState } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { placeTitle } from '@umkreis/guide/places/place-names.ts';
import type { Place } from '@umkreis/guide/places/place.ts';
import { embedMessages } from '@umkreis/i18n/embed.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { ContactLinks } from './contact-links.tsx';

/** Unfolds how to reach a place of the list, without leaving the site that frames it. */
export function PlaceContact({ place, shortcut }: { place: Place; shortcut: SearchShortcutConfig }) {
  const t = useMessages(embedMessages);
  const pick = usePick();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="-mt-1 pr-4 pb-2 pl-15 text-sm">
      <button type="button" aria-expanded={isOpen} aria-label={t.contactOf(placeTitle(place, pick))} onClick={() => setIsOpen(!isOpen)} className="inline-flex min-h-8 items-center gap-1 font-medium text-accent">
        {t.contact}<Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      {isOpen && <ContactLinks place={place} shortcut={shortcut} />}
    </div>
  );
}
