import { useAtom } from 'jotai';
import { Suspense, useState } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { placeTitle } from '@umkreis/places/place-names.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { embedMessages } from './messages/embed.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { Skeleton } from '@umkreis/ui/skeleton.tsx';
import { inlinePlaceAtom } from './frame/inline-place.ts';

const ContactLinks = lazyPart(
  () => import('./contact-links.tsx'),
  (code) => code.ContactLinks,
);
const PlaceAddress = lazyPart(
  () => import('./list/place-address.tsx'),
  (code) => code.PlaceAddress,
);

/** Expands the contact data of a place without leaving the embedding site. */
export function PlaceContact({ place, shortcut }: { place: Place; shortcut: SearchShortcutConfig | null }) {
  const t = useMessages(embedMessages);
  const pick = usePick();
  const [inlinePlace, setInlinePlace] = useAtom(inlinePlaceAtom);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isInline = inlinePlace === place.item.nanoId;
  const isOpen = isUnfolded || isInline;
  return (
    <>
      <IconButton
        icon={isOpen ? 'chevronUp' : 'chevronDown'}
        label={t.contactOf({ title: placeTitle(place, pick) })}
        aria-expanded={isOpen}
        onClick={() => {
          setIsUnfolded(!isOpen);
          if (isInline) setInlinePlace(null);
        }}
        className="absolute top-2 right-1.5 text-ink-soft"
      />
      {isOpen && (
        <div className="pr-4 pb-3 pl-4 text-sm min-[280px]:pl-15">
          <Suspense fallback={<Skeleton className="h-9" />}>
            {isInline && <PlaceAddress place={place} />}
            <ContactLinks place={place} shortcut={shortcut} />
          </Suspense>
        </div>
      )}
    </>
  );
}
