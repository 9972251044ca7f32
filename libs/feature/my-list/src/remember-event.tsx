import { useMemo } from 'react';
import type { Event } from '@umkreis/contract/event.ts';
import { entryId } from '@umkreis/guide-core/my-list/listed-entries.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { myListMessages } from './messages/my-list.ts';
import { useRemember } from './use-remember.ts';

/** Adds an event to the visitor's list or removes it. @param nanoId of the place where it takes place */
export function RememberEvent({
  event: { id, title },
  nanoId,
  className,
}: {
  event: Event;
  nanoId: string;
  className: string;
}) {
  const t = useMessages(myListMessages);
  const { isRemembered, toggle, rejection } = useRemember(
    useMemo(() => ({ id: entryId(nanoId, id), title }), [nanoId, id, title]),
  );
  return (
    <>
      <button
        type="button"
        aria-pressed={isRemembered}
        aria-label={t.rememberOf({ title })}
        onClick={toggle}
        className={classNames(className, isRemembered && '[&_path]:fill-current')}
      >
        <Icon name={rareIcons.bookmark} size={16} />
        {t.remember}
      </button>
      {rejection && <span className="basis-full text-danger">{rejection}</span>}
    </>
  );
}
