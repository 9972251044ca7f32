import { useMessages } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { LinkedPicture } from './linked-picture.tsx';
import type { DetailGroups } from '@umkreis/guide-core/place-details/detail-groups.ts';

/** The important note on a place, its introduction and its linked picture. */
export function PlaceTexts({ groups, title }: { groups: DetailGroups; title: string }) {
  const tCard = useMessages(cardMessages);
  return (
    <>
      {groups.note && (
        <p className="my-2 rounded-control bg-accent-soft px-3 py-2 text-sm">
          <strong className="block text-xs">{tCard.importantNote}</strong>
          {groups.note.detail.dataValue}
        </p>
      )}
      {groups.lead && <p className="py-2 text-sm break-words hyphens-auto">{groups.lead.detail.dataValue}</p>}
      {groups.picture && <LinkedPicture url={groups.picture.detail.dataValue} title={title} />}
    </>
  );
}
