import { useMemo } from 'react';
import type { Event } from '@umkreis/contract/event.ts';
import { entryId, type Entry } from '@umkreis/guide-core/my-list/listed-entries.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { placeTitle } from '@umkreis/places/place-names.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { myListMessages } from './messages/my-list.ts';
import { useRemember } from './use-remember.ts';

/** Adds the place of a row to the visitor's list or removes it. */
export function RememberRowPlace({ place }: { place: Place }) {
  const title = placeTitle(place, usePick());
  const { nanoId } = place.item;
  return <RememberRow entry={useMemo(() => ({ id: entryId(nanoId), title }), [nanoId, title])} />;
}

/** The same for an event. @param nanoId of the place where it takes place */
export function RememberRowEvent({ event: { id, title }, nanoId }: { event: Event; nanoId: string }) {
  return <RememberRow entry={useMemo(() => ({ id: entryId(nanoId, id), title }), [nanoId, id, title])} />;
}

/** A touch screen always shows the button; with a mouse it appears with the pointer or the focus in the row. */
function RememberRow({ entry }: { entry: Entry }) {
  const t = useMessages(myListMessages);
  const { isRemembered, toggle, rejection } = useRemember(entry);
  return (
    <>
      <IconButton
        icon={rareIcons.bookmark}
        label={t.rememberOf({ title: entry.title })}
        pressed={isRemembered}
        onClick={toggle}
        className={classNames(
          'absolute top-1.5 right-1.5 z-[1] pointer-fine:!size-9 pointer-fine:bg-paper pointer-fine:shadow-float',
          isRemembered
            ? '[&_path]:fill-current'
            : '!text-ink-soft pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100',
        )}
      />
      {rejection && <p className="px-4 pb-2 text-sm text-danger">{rejection}</p>}
    </>
  );
}
