import { useMemo } from 'react';
import { ActionFace, actionLook } from '@umkreis/guide-core/links/action.tsx';
import { entryId } from '@umkreis/guide-core/my-list/listed-entries.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { placeTitle } from '@umkreis/places/place-names.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { myListMessages } from './messages/my-list.ts';
import { useRemember } from './use-remember.ts';

/** Adds a place to the visitor's list or removes it, as an action of its card. */
export function RememberPlace({ place }: { place: Place }) {
  const t = useMessages(myListMessages);
  const pick = usePick();
  const title = placeTitle(place, pick);
  const { nanoId } = place.item;
  const { isRemembered, toggle, rejection } = useRemember(
    useMemo(() => ({ id: entryId(nanoId), title }), [nanoId, title]),
  );
  return (
    <li className="relative flex-1">
      <button
        type="button"
        aria-pressed={isRemembered}
        aria-label={t.rememberOf({ title })}
        onClick={toggle}
        className={classNames(actionLook, isRemembered && '[&_path]:fill-current')}
      >
        <ActionFace icon={rareIcons.bookmark} label={t.remember} />
      </button>
      {rejection && (
        <p className="absolute top-full right-0 z-10 w-56 rounded-control bg-paper p-3 text-sm text-danger shadow-float">
          {rejection}
        </p>
      )}
    </li>
  );
}
