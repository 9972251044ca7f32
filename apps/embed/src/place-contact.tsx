import { useState } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { placeTitle } from '@umkreis/place-rules/place-names.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { embedMessages } from '@umkreis/i18n/embed.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { ContactLinks } from './contact-links.tsx';

/** Unfolds how to reach a place of the list, without leaving the site that frames it. */
export function PlaceContact({ place, shortcut }: { place: Place; shortcut: SearchShortcutConfig }) {
  const t = useMessages(embedMessages);
  const pick = usePick();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={isOpen ? 'chevronUp' : 'chevronDown'}
        label={t.contactOf(placeTitle(place, pick))}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="absolute top-2 right-1.5 text-ink-soft"
      />
      {isOpen && (
        <div className="pr-4 pb-3 pl-15 text-sm">
          <ContactLinks place={place} shortcut={shortcut} />
        </div>
      )}
    </>
  );
}
